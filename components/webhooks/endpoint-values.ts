import * as z from 'zod'
import type { FieldValues } from 'react-hook-form'
import type {
  webhookEndpoints,
  WebhookEndpointRecord,
} from '@/lib/domain/insight/webhook-endpoints/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { id, rowVersion, text } from '@/lib/platform/contract/fields'

type Input = InputOf<typeof webhookEndpoints.save>

export const blank = { url: '', scope: 'all', types: [], isActive: true }

export const valuesOf = (endpoint: WebhookEndpointRecord): FieldValues => ({
  id: endpoint.id,
  url: endpoint.url,
  scope: endpoint.types.length > 0 ? 'some' : 'all',
  types: endpoint.types,
  isActive: endpoint.isActive,
  rowVersion: endpoint.rowVersion,
})

/** An empty list means all, so that "only these" needs one. */
export const formSchema = z
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

export function toInput({ scope, types, ...fields }: FieldValues): Input {
  return { ...fields, types: scope === 'all' ? [] : (types as string[]) }
}
