import * as z from 'zod'
import { halfDays } from '@/lib/domain/training/training-plans/contract'
import { id } from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'
import { day } from '@/lib/platform/contract/days'

/** How somebody can have ended who was in a session. */
export const endStatuses = ['Passed', 'Failed', 'NoShow'] as const

/** The result of a person in a session that is over. With an id: of an attendance that is known. */
export const resultInput = saveInput(
  {
    personId: id,
    scheduleId: id,
    date: day,
    period: z.enum(halfDays),
    status: z.enum(endStatuses),
  },
  {},
)
export type ResultSave = z.output<typeof resultInput>
