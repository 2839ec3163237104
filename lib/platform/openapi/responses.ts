import * as z from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import type { Contract } from '../contract/contract'
import { recordTypes } from '../access/record-pages'
import { MOST_ERRORS } from '../contract/issues'
import { Problem, type ProblemBody } from '../contract/problem'
import { type ProblemCode, problems } from '../contract/problems'
import type { Example } from './examples'
import { headersOf, headersOfRefusal } from './headers'
import { statusesOf } from './statuses'

export const problemSchema = z
  .object({
    type: z.string().meta({ description: '`urn:site-safety:problem:` and the code' }),
    title: z.string().meta({ description: 'In English' }),
    status: z.int(),
    detail: z.string().meta({ description: 'For the person who asked, in their language' }),
    code: z.enum(Object.keys(problems) as ProblemCode[]),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).meta({
      description: `All that is wrong with the input, each with the name of the member; of more than ${MOST_ERRORS} the first`,
    }),
    holder: z
      .object({ type: z.enum(recordTypes), key: z.string(), name: z.string() })
      .optional()
      .meta({
        description: 'Of a duplicate: the record that has the value, for those who may open it',
      }),
    traceId: z.string(),
  } satisfies Record<keyof ProblemBody, z.ZodType>)
  .meta({ description: 'RFC 9457' })

const bytes = { type: 'string', format: 'binary' } as const

export function successResponse(contract: Contract, example?: Example): ZodOpenApiResponseObject {
  const headers = headersOf(contract)
  if (contract.kind === 'file')
    return { description: 'The bytes', headers, content: { '*/*': { schema: bytes } } }
  return {
    description: 'Done',
    headers,
    content: {
      'application/json': {
        schema: contract.output,
        ...(example && { example: example.output }),
      },
    },
  }
}

const refusal = (description: string, example: Problem): ZodOpenApiResponseObject => ({
  description,
  headers: headersOfRefusal(example.status),
  content: {
    'application/problem+json': { schema: problemSchema, example: example.toBody('en', TRACE_ID) },
  },
})

const TRACE_ID = '9f0c6a5e-3f0e-4c55-8a49-0d3e0b1d2c4f'
const wrongPhone = { path: 'person.phone', message: 'This is not a telephone number.' }

/** The refusals by status: described once, and referred to by endpoints. */
export const refusals = {
  400: refusal(
    'The input is not valid, names a record that does not exist, or breaks a rule',
    new Problem('invalid-input', { errors: [wrongPhone] }),
  ),
  401: refusal('Not signed in, or a token that is not valid', new Problem('not-signed-in')),
  403: refusal(
    'Not permitted to this role or key, for this record, or before a second factor is set up',
    new Problem('forbidden'),
  ),
  409: refusal('Somebody else has changed it; read it again', new Problem('stale-record')),
  413: refusal(
    'The body is too large',
    new Problem('body-too-large', { values: { limit: '1 MB' } }),
  ),
  415: refusal(
    'The body is of a content type that is not taken here',
    new Problem('unsupported-content-type', { values: { accepted: 'application/json' } }),
  ),
  429: refusal(
    'Too many calls within a minute, too many at once, or too many attempts',
    new Problem('too-many-calls', {
      values: { what: { word: 'errors.counted.calls' }, limit: 600, seconds: 41 },
    }),
  ),
  500: refusal('What the description says of 500', new Problem('employer-missing')),
  503: refusal('The database is away for the moment', new Problem('database-unavailable')),
}

/** The name of a refusal among the components. */
export const refusalName = (status: number | string) => `Problem${status}`

export const problemResponses = (contract: Contract) =>
  Object.fromEntries(
    statusesOf(contract).map((status) => [
      status,
      { $ref: `#/components/responses/${refusalName(status)}` },
    ]),
  )
