import { SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import { fragment } from '@/lib/platform/db/fragment'

/** For the joins of others, as `session`. */
export const TRAINING_SESSIONS = fragment`"training_sessions" session`

/** The instants at which a `session` starts and ends. */
export const STARTS_AT = fragment`(session."date" + session."startTime"::time) AT TIME ZONE ${SITE_TIME_ZONE}`
export const ENDS_AT = fragment`(session."date" + session."endTime"::time) AT TIME ZONE ${SITE_TIME_ZONE}`
