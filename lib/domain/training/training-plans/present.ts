import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { TrainingPlanRecord } from './contract'

export const trainingPlanSelect = {
  id: true,
  name: true,
  nickname: true,
  recurrenceType: true,
  weekdays: true,
  startDate: true,
  endDate: true,
  morningCapacity: true,
  afternoonCapacity: true,
  location: true,
  trainerName: true,
  validityMonths: true,
  credentialTypeId: true,
  isActive: true,
  rowVersion: true,
  _count: { select: { sessions: true } },
} satisfies Prisma.TrainingPlanSelect

type Row = Prisma.TrainingPlanGetPayload<{ select: typeof trainingPlanSelect }>

export const presentTrainingPlan = ({ _count, ...row }: Row): TrainingPlanRecord => ({
  ...row,
  startDate: fromUtcDate(row.startDate),
  endDate: row.endDate && fromUtcDate(row.endDate),
  sessionCount: _count.sessions,
})
