import type * as z from 'zod'
import type { ZodOpenApiOverride } from 'zod-openapi'
import { issueText } from '../contract/issues'

type Definition = { type: string; checks?: z.core.$ZodCheck[] }
type CustomCheck = { check: string; params?: { rule?: string } }
type JsonSchema = Parameters<ZodOpenApiOverride>[0]['jsonSchema']

/**
 * Says what JSON Schema has no keyword for: an uploaded file, and our own rules by the sentence with which
 * they refuse.
 */
export const describeRules: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  const { type, checks = [] } = zodSchema._zod.def as Definition
  if (type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
  dropNoise(jsonSchema)
  const refusals = checks.map(refusalOf).filter((sentence) => sentence !== undefined)
  if (refusals.length > 0) jsonSchema.description = withRefusals(jsonSchema.description, refusals)
}

function refusalOf({ _zod }: z.core.$ZodCheck): string | undefined {
  const { check, params } = _zod.def as CustomCheck
  if (check !== 'custom' || !params?.rule) return undefined
  const answer = issueText('en')({ code: 'custom', params, input: undefined, path: [] })
  return typeof answer === 'string' ? answer : answer?.message
}

/** A schema that is refined and then described is visited twice, but the sentence is added once. */
function withRefusals(said: string | undefined, refusals: string[]): string {
  const words = `Refused otherwise: “${refusals.join(' ')}”`
  if (!said) return words
  return said.includes(words) ? said : `${said.replace(/\.?$/, '.')} ${words}`
}

/** What holds of every integer and every GUID, and would forbid an answer ever to gain a member. */
function dropNoise(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.format === 'uuid') delete schema.pattern
  // How much of a wrong one is looked at says nothing of a right one.
  if (schema.format === 'uuid' || schema.format === 'date') delete schema.maxLength
  if (schema.additionalProperties === false) delete schema.additionalProperties
}
