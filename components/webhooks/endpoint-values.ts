import type { FieldValues } from 'react-hook-form'
import type {
  webhookEndpoints,
  WebhookEndpointRecord,
} from '@/lib/domain/insight/webhook-endpoints/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

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

export function toInput({ scope, types, ...fields }: FieldValues): Input {
  return { ...fields, types: scope === 'all' ? [] : (types as string[]) }
}
