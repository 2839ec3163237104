import type * as z from 'zod'
import type { ZodOpenApiOverride } from 'zod-openapi'
import { issueText } from '../contract/issues'

type Definition = { type: string; checks?: z.core.$ZodCheck[] }
type CustomCheck = { check: string; params?: { rule?: string } }
type JsonSchema = Parameters<ZodOpenApiOverride>[0]['jsonSchema']

/**
 * Describes what JSON Schema has no keyword for: uploaded files, and our own rules by the text of their refusal.
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

/** A schema that is refined and then described is visited twice: the text is added only once. */
function withRefusals(described: string | undefined, refusals: string[]): string {
  const words = `Refused otherwise: “${refusals.join(' ')}”`
  if (!described) return words
  return described.includes(words) ? described : `${described.replace(/\.?$/, '.')} ${words}`
}

/** Removes limits that all integers and GUIDs have, and the rule that an answer has no other members. */
function dropNoise(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.format === 'uuid') delete schema.pattern
  // A limit for invalid texts only: valid ones are shorter.
  if (schema.format === 'uuid' || schema.format === 'date') delete schema.maxLength
  if (schema.additionalProperties === false) delete schema.additionalProperties
}
