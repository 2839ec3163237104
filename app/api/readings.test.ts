import { expect, test } from 'vitest'
import * as z from 'zod'
import { contracts } from '@/lib/domain/contracts'
import { read } from '@/lib/platform/contract/reading'

/** What the address of a page says is read without the schemas, which a browser does not have. */

const id = '0b6f2a52-9a1e-4c1d-8f5e-3f1c2b4a5d6e'
const texts = [
  ...['a', 'any', 'Open', '0', '1', '12', '500', '501', '-1', '1.5', '9999999999999999999'],
  ...[
    'true',
    'false',
    'null',
    '[]',
    id,
    id.toUpperCase(),
    `${id}0`,
    'x'.repeat(61),
    'x'.repeat(1001),
  ],
  ...['2026-11-24', '2026-02-30', '2569-11-24', '2026-11-24T00:00:00Z', '__proto__'],
]

const readBySchema = (schema: z.ZodType, text: string) => {
  const isLiteral = /^(\d+|true|false)$/.test(text)
  const values = [text, ...(isLiteral ? [JSON.parse(text) as unknown] : [])]
  return values.find((value) => schema.safeParse(value).success)
}

const choicesOf = (schema: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    .match(/"enum":\[(.*?)\]/)?.[1]
    ?.split(',')
    .map((choice) => choice.replaceAll('"', '')) ?? []

const members = contracts.flatMap((contract) => {
  const readings = contract.readings?.()
  if (!readings || !(contract.input instanceof z.ZodObject)) return []
  const shape = contract.input.shape as Record<string, z.ZodType>
  return Object.entries(shape).map(
    ([name, schema]) => [`${contract.path} ${name}`, schema, readings[name]] as const,
  )
})

test.each(members)('%s is read as its schema takes it', (_, schema, reading) => {
  const all = [...texts, ...choicesOf(schema)]
  const readOf = (text: string) => (reading ? read(reading, text) : undefined)
  expect(all.filter((text) => readOf(text) !== readBySchema(schema, text))).toEqual([])
})

test('every list and its files are read so', () =>
  expect(contracts.filter(({ kind, readings }) => kind === 'list' && !readings)).toEqual([]))
