import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'

type Columns = Pick<Prisma.PersonCreateManyInput, 'trainingStatus' | 'trainingValidUntil'>
/** How a person's training stands, told from today. */
export type Training = (calendar: Calendar) => Columns

export const notTrained: Training = () => ({ trainingStatus: 'NotTrained' })
export const failed: Training = () => ({ trainingStatus: 'Failed' })

/** Valid for so many days more; 0 is today, its last day. */
export const passed =
  (days: number): Training =>
  ({ inDays }) => ({ trainingStatus: 'Passed', trainingValidUntil: inDays(days) })

export const expired =
  (daysAgo: number): Training =>
  ({ inDays }) => ({ trainingStatus: 'Expired', trainingValidUntil: inDays(-daysAgo) })
