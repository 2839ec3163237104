import type { ZodOpenApiHeaderObject } from 'zod-openapi'
import type { Contract } from '../contract/contract'
import { takesIdempotencyKey } from '../contract/takes-key'

const header = (type: 'string' | 'integer', description: string, example: string | number) =>
  ({ description, schema: { type, example } }) satisfies ZodOpenApiHeaderObject

/** The headers of answers: described once, and referred to by endpoints. */
export const headers = {
  'X-Total-Count': header('integer', 'Rows that match, on all pages', 14),
  'X-Trace-Id': header(
    'string',
    'To quote when asking for help',
    '9f0c6a5e-3f0e-4c55-8a49-0d3e0b1d2c4f',
  ),
  'RateLimit-Policy': header(
    'string',
    'How many calls (`q`) within how many seconds (`w`)',
    '"calls";q=600;w=60',
  ),
  RateLimit: header(
    'string',
    'How many are left (`r`), and for how many seconds (`t`)',
    '"calls";r=598;t=41',
  ),
  'Idempotent-Replayed': header(
    'string',
    '`true` where this is the answer of an earlier call with the same `Idempotency-Key`',
    'true',
  ),
  'Retry-After': header('integer', 'In seconds', 41),
}
type Name = keyof typeof headers

const referTo = (...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const counts = ['RateLimit-Policy', 'RateLimit'] as const

/** Of an answer that is no refusal. */
export const headersOf = (contract: Contract) =>
  referTo(
    'X-Trace-Id',
    ...(contract.kind === 'list' ? (['X-Total-Count'] as const) : []),
    ...(contract.policy === 'anyone' ? [] : counts),
    ...(takesIdempotencyKey(contract) ? (['Idempotent-Replayed'] as const) : []),
  )

/** Of a refusal, whichever endpoint it comes from; strangers are told no counts. */
export const headersOfRefusal = (status: number) => {
  if (status === 401) return referTo('X-Trace-Id')
  const isTemporary = [409, 429, 503].includes(status)
  return referTo('X-Trace-Id', ...counts, ...(isTemporary ? (['Retry-After'] as const) : []))
}
