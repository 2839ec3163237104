import * as z from 'zod'
import { halfDays } from '@/lib/domain/training/training-plans/contract'
import { sessionStatuses } from './workflow'

/** A session as exported files have it. */
export const sessionRow = z.object({
  id: z.guid(),
  date: z.string(),
  period: z.enum(halfDays),
  startTime: z.string(),
  endTime: z.string(),
  nickname: z.string(),
  name: z.string(),
  location: z.string(),
  capacity: z.int(),
  seatsTaken: z.int(),
  seatsFree: z.int(),
  status: z.enum(sessionStatuses),
})
export type SessionRow = z.output<typeof sessionRow>
