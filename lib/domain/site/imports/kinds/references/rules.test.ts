import { expect, test } from 'vitest'
import type { Fault, Value } from '../../cells/rules'
import { resolveField, textsIn } from './rules'

const rowsOf = (...texts: Value[]) =>
  texts.map((planId) => ({ values: { planId } as Record<string, Value>, faults: [] as Fault[] }))

const found = [
  { id: '1', text: 'Safety' },
  { id: '1', text: 'safety' },
  { id: '2', text: 'Height' },
  { id: '3', text: 'Height' },
  { id: '4', text: 'Fire' },
  { id: '4', text: 'Fire' },
]

test.each<[string, Value, Value, string[]]>([
  ['one record', 'Safety', '1', []],
  ['one record that was found twice', 'Fire', '4', []],
  ['two records', 'Height', undefined, ['row-many-matches']],
  ['no record', 'Welding', undefined, ['row-no-match']],
  ['nothing', undefined, undefined, []],
  ['that the field is cleared', null, null, []],
])('a cell that means %s', (_, text, value, codes) => {
  const [row] = rowsOf(text)
  resolveField([row!], 'planId', found)
  expect(row!.values.planId).toBe(value)
  expect(row!.faults.map(({ code }) => code)).toEqual(codes)
})

test('only a row with one record goes on with it', () => {
  const met: string[] = []
  const rows = rowsOf('Safety', 'Height', 'Welding')
  resolveField(rows, 'planId', found, ({ id }) => met.push(id))
  expect(met).toEqual(['1'])
})

test('each text is looked for once', () =>
  expect(textsIn(rowsOf('Fire', undefined, 'Fire', null, 'Height'), 'planId')).toEqual([
    'Fire',
    'Height',
  ]))
