import * as z from 'zod'
import { seatTakingStatuses } from '@/lib/domain/training/attendance/workflow'
import { halfDays } from '@/lib/domain/training/training-plans/contract'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { fragment, literals, type Fragment } from '@/lib/platform/db/fragment'
import type { Hours } from './rules'

export const otherSession = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string(),
  period: z.enum(halfDays),
  startTime: z.string(),
  endTime: z.string(),
})

/** The seats of people in sessions that `clash` with these hours, for a FROM. */
export const clashingSeats = ({ date, period, startTime, endTime }: Hours): Fragment => fragment`
  "attendances" attendance
  JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
    AND session."status" <> 'Cancelled' AND session."date" = ${date}::date
    AND (session."period"::text = ${period}
      OR (session."startTime" < ${endTime}::char(5) AND ${startTime}::char(5) < session."endTime"))
  JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  WHERE attendance."status" IN (${literals(seatTakingStatuses)})`
