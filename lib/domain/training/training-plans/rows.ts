/** The plans in the lists of others, which join them as `schedule` to show their names. */
export const TRAINING_PLANS = '"training_plans" schedule'
