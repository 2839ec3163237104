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

describe('the first day of the week is refused with both days that are allowed', () => {
  test.each([2, -1, 1.5, '1', true, []])('%j', (FirstDayOfWeek) => {
    for (const language of ['th', 'en'] as const)
      expect(messageOf(settings.save.input, { FirstDayOfWeek }, language)).toEqual([
        expect.stringMatching(/0\|1/),
      ])
  })
})

test('of many wrong items the first hundred are named', () => {
  const errors = errorsOf(z.array(id), Array(5_000).fill('x'))
  expect(errors).toHaveLength(100)
  expect(errors[99]).toEqual({ path: '99', message: 'Invalid GUID' })
})

describe('what is said of a choice of several', () => {
  const literals = z.union([z.literal(0), z.literal(1), z.literal('none')])

  test('every value that is allowed', () =>
    expect(messageOf(literals, 2)).toEqual(['Invalid option: expected one of 0|1|"none"']))

  test('nothing where something is needed is missing, not wrong', () => {
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

  test('values and a form of text beside one another, both', () =>
    expect(messageOf(z.union([z.literal('all'), id]), 'x')).toEqual([
      'Invalid input: expected "all" Or: Invalid GUID',
    ]))

  test('choices inside choices count like those beside them', () =>
    expect(messageOf(z.union([z.literal(0), z.union([z.literal(1), z.literal(2)])]), 3)).toEqual([
      'Invalid option: expected one of 0|1|2',
    ]))

  test('what is wrong inside an object is said of its member', () => {
    const control = z.union([z.string(), z.object({ control: z.string(), rank: z.int() })])
    expect(
      errorsOf(z.object({ controls: z.array(control) }), { controls: [{ rank: 'x' }] }),
    ).toEqual([
      { path: 'controls.0.control', message: 'This is required.' },
      { path: 'controls.0.rank', message: 'Invalid input: expected number, received string' },
    ])
  })

  test('a choice of objects of which none is meant more than another names what each lacks', () => {
    const either = z.union([z.object({ id: z.string() }), z.object({ code: z.int() })])
    expect(messageOf(either, { code: 'x' })).toEqual([
      'This is required. Or: Invalid input: expected number, received string',
    ])
  })
})
