import { fragment } from '@/lib/platform/db/fragment'

/** For the joins of others, as `schedule`. */
export const TRAINING_PLANS = fragment`"training_plans" schedule`
