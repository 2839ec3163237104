import * as z from 'zod'
import { id, rowVersion, text } from '@/lib/platform/contract/fields'

/** An empty list means all, so that "only these" needs one. */
export const endpointSchema = z
  .object({
    id: id.optional(),
    url: text(2000),
    scope: z.enum(['all', 'some']),
    types: z.array(z.string()),
    isActive: z.boolean(),
    rowVersion,
  })
  .superRefine(({ scope, types }, { addIssue }) => {
    if (scope === 'some' && types.length === 0)
      addIssue({ code: 'too_small', origin: 'array', minimum: 1, input: types, path: ['types'] })
  })
