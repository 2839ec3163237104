import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** The end of the last day of a training for which a person has a seat, or had one. */
export const lastTraining = (personId: Fragment) => fragment`
  (SELECT (max(session."date") + 1)::timestamptz FROM "attendances" attendance
    JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId" WHERE attendance."personId" = ${personId})`
