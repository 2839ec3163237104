import { fragment } from '@/lib/platform/db/fragment'

/** The plans in the lists of others, which join them as `schedule` to show their names. */
export const TRAINING_PLANS = fragment`"training_plans" schedule`
