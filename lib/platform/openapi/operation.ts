import * as z from 'zod'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import { policies } from '../access/policies'
import { allScopes, scopeOf } from '../access/scopes'
import type { Contract } from '../contract/contract'
import { takesIdempotencyKey } from '../contract/takes-key'
import { type Example, exampleBody } from './examples'
import { problemResponses, successResponse } from './responses'

type Options = { operationId: string; tag: string; example?: Example }

/** An endpoint as an operation of OpenAPI. */
export const operation = (
  contract: Contract,
  { operationId, tag, example }: Options,
): ZodOpenApiOperationObject => ({
  operationId,
  tags: [tag],
  summary: contract.summary,
  description: [contract.description, whoMayCall(contract)].filter(Boolean).join('\n\n'),
  security: securityOf(contract),
  ...inputOf(contract, example),
  responses: { 200: successResponse(contract, example), ...problemResponses(contract) },
})

const securityOf = (contract: Contract): Record<string, string[]>[] => {
  if (contract.policy === 'anyone') return []
  return [{ bearer: [] }, ...(keyScopeOf(contract) ? [{ key: [] }] : []), { cookie: [] }]
}

/** The scope that a key needs; undefined where none may call. */
const keyScopeOf = ({ policy, kind, peopleOnly }: Contract) =>
  peopleOnly ? undefined : allScopes.find((scope) => scope === scopeOf(policy, kind === 'command'))

function whoMayCall(contract: Contract): string {
  const { policy } = contract
  if (policy === 'anyone') return 'Asks for no sign-in.'
  const scope = keyScopeOf(contract)
  const byKey = scope ? ` Scope of API keys: \`${scope}\`.` : ' Not for API keys.'
  if (policy === 'realm-basic') return `Policy \`realm-basic\`: everybody who is signed in.${byKey}`
  return `Policy \`${policy}\`: ${policies[policy].join(', ')}.${byKey}`
}

const inputOf = (contract: Contract, example?: Example): Partial<ZodOpenApiOperationObject> =>
  contract.method === 'GET'
    ? { requestParams: { ...parametersOf(contract, example), ...headersOf(contract) } }
    : {
        requestParams: { ...pathOf(contract, example), ...headersOf(contract) },
        requestBody: bodyOf(contract, example),
      }

const pathOf = (contract: Contract, example?: Example) =>
  contract.path.includes('{') ? { path: parametersOf(contract, example).path } : {}

const idempotencyKey = z
  .string()
  .optional()
  .meta({ description: 'Sent again with the same key and input, the command is done once' })

const headersOf = (contract: Contract) =>
  takesIdempotencyKey(contract) ? { header: z.object({ 'Idempotency-Key': idempotencyKey }) } : {}

/** A search without filters. Source: docs/decisions/0111-a-search-without-a-body.md */
const mayLackBody = ({ kind, input }: Contract): boolean =>
  kind !== 'command' && input.safeParse({}).success

/** Without what the path names. */
const bodyOf = (contract: Contract, example?: Example) => {
  const schema = contract.path.includes('{') ? parametersOf(contract).query : contract.input
  return {
    required: !mayLackBody(contract),
    content: Object.fromEntries(
      contract.accepts.map((type) => [
        type,
        { schema, ...(example && { example: exampleBody(contract, example) }) },
      ]),
    ),
  }
}

/** Members that the path names are path parameters, the others are in the query, or in the body of a POST. */
function parametersOf({ path, input }: Contract, example?: Example) {
  if (!(input instanceof z.ZodObject)) throw new Error(`The input of ${path} is not an object`)
  const members = Object.entries<z.ZodType>(input.shape)
  const pick = (isInPath: boolean) =>
    z.object(
      Object.fromEntries(
        members
          .filter(([name]) => path.includes(`{${name}}`) === isInPath)
          .map(([name, schema]) => [name, withExample(schema, example?.input[name])]),
      ),
    )
  return { path: pick(true), query: pick(false) }
}

const withExample = (schema: z.ZodType, example: unknown) =>
  example === undefined ? schema : schema.meta({ param: { example } })
