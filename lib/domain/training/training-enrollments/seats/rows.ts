import { seatTakingStatuses } from '@/lib/domain/training/attendance/workflow'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { fragment, literals, type Fragment } from '@/lib/platform/db/fragment'

/** Those of some people who have a seat in a session of the day. */
export const seatedPeople = (ids: Fragment, day: Fragment) => fragment`
  SELECT DISTINCT attendance."personId" AS "ownerId"
  FROM ${TRAINING_SESSIONS} JOIN "attendances" attendance ON attendance."sessionId" = session."id"
  WHERE session."date" = ${day} AND session."status" <> 'Cancelled'
    AND attendance."status" IN (${literals(seatTakingStatuses)}) AND attendance."personId" IN (${ids})`

/** The same of everybody for some days, both inclusive, as JSON. */
export const seatsOfDays = (from: Fragment, until: Fragment) => fragment`
  (SELECT coalesce(json_agg(DISTINCT jsonb_build_object('personId', attendance."personId", 'day', session."date")), '[]')
  FROM ${TRAINING_SESSIONS} JOIN "attendances" attendance ON attendance."sessionId" = session."id"
  WHERE session."date" BETWEEN ${from} AND ${until} AND session."status" <> 'Cancelled'
    AND attendance."status" IN (${literals(seatTakingStatuses)}))`
