import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** The end of the last day of a training for which a person has a seat, or had one. */
export const lastTraining = (personId: Fragment) => fragment`
  (SELECT (max(session."date") + 1)::timestamp AT TIME ZONE ${SITE_TIME_ZONE} FROM "attendances" attendance
    JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId" WHERE attendance."personId" = ${personId})`
