import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { settings } from '@/lib/domain/site/settings/contract'
import { filter, id, optionalEmail, optionalId } from './fields'
import { inputErrors, issueText } from './issues'
import type { Language } from './problems'

const errorsOf = (schema: z.ZodType, value: unknown, language: Language = 'en') =>
  inputErrors([], schema.safeParse(value, { error: issueText(language) }).error, language)
const messageOf = (schema: z.ZodType, value: unknown, language?: Language) =>
  errorsOf(schema, value, language).map(({ message }) => message)

describe('a wrong first day of the week is refused with both allowed days', () => {
  test.each([2, -1, 1.5, '1', true, []])('%j', (FirstDayOfWeek) => {
    for (const language of ['th', 'en'] as const)
      expect(messageOf(settings.save.input, { FirstDayOfWeek }, language)).toEqual([
        expect.stringMatching(/0\|1/),
      ])
  })
})

test('at most a hundred wrong items are named', () => {
  const errors = errorsOf(z.array(id), Array(5_000).fill('x'))
  expect(errors).toHaveLength(100)
  expect(errors[99]).toEqual({ path: '99', message: 'Invalid GUID' })
})

describe('the text for a union names', () => {
  const literals = z.union([z.literal(0), z.literal(1), z.literal('none')])

  test('all allowed values', () =>
    expect(messageOf(literals, 2)).toEqual(['Invalid option: expected one of 0|1|"none"']))

  test('a missing value as missing, not as wrong', () => {
    for (const nothing of [undefined, null])
      expect(messageOf(z.union([z.literal(0), id]), nothing)).toEqual(['This is required.'])
  })

  test.each([
    ['an address', optionalEmail, 'nobody', ['This is not an e-mail address.']],
    ['an id', optionalId, 'x', ['Invalid GUID']],
    ['an id that is a number', optionalId, 5, ['Invalid input: expected string, received number']],
    ['an id of a filter', filter(z.union([z.literal(''), id])), 'x', ['Invalid GUID']],
  ])('blank is not what %s meant', (_, schema, value, messages) =>
    expect(messageOf(schema, value)).toEqual(messages),
  )

  test('allowed values and formats of text', () =>
    expect(messageOf(z.union([z.literal('all'), id]), 'x')).toEqual([
      'Invalid input: expected "all" Or: Invalid GUID',
    ]))

  test('choices of a nested union like its own', () =>
    expect(messageOf(z.union([z.literal(0), z.union([z.literal(1), z.literal(2)])]), 3)).toEqual([
      'Invalid option: expected one of 0|1|2',
    ]))

  test('the wrong member of an object', () => {
    const control = z.union([z.string(), z.object({ control: z.string(), rank: z.int() })])
    expect(
      errorsOf(z.object({ controls: z.array(control) }), { controls: [{ rank: 'x' }] }),
    ).toEqual([
      { path: 'controls.0.control', message: 'This is required.' },
      { path: 'controls.0.rank', message: 'Invalid input: expected number, received string' },
    ])
  })

  test('the missing members of each object if several may be meant', () => {
    const either = z.union([z.object({ id: z.string() }), z.object({ code: z.int() })])
    expect(messageOf(either, { code: 'x' })).toEqual([
      'This is required. Or: Invalid input: expected number, received string',
    ])
  })
})
