import { fragment } from '@/lib/platform/db/fragment'

/** For the joins of others, as `session`. */
export const TRAINING_SESSIONS = fragment`"training_sessions" session`
