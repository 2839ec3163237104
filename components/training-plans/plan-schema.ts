import * as z from 'zod'
import type { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/** Drops the values of fields that the chosen recurrence does not show. */
export const planSchema = (input: z.ZodType) =>
  z.preprocess((values) => {
    const plan = values as InputOf<typeof trainingPlans.save>
    return {
      ...plan,
      ...(plan.recurrenceType === 'None' && { endDate: null }),
      ...(plan.recurrenceType !== 'Weekly' && { weekdays: [] }),
    }
  }, input)
