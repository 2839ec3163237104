import { expect, it } from 'vitest'
import { namesIn } from './names'

it.each([
  ['th', { th: 'สมชาย', en: 'Somchai' }, 'สมชาย', 'Somchai'],
  ['en', { th: 'สมชาย', en: 'Somchai' }, 'Somchai', 'สมชาย'],
  ['en', { th: 'สมชาย', en: null }, 'สมชาย', null],
  ['th', { th: 'Somchai', en: 'Somchai' }, 'Somchai', null],
  ['en', { th: 'Somchai', en: 'Somchai' }, 'Somchai', null],
] as const)('in %s the name of %o is %s, with %s below it', (locale, names, name, otherName) => {
  expect(namesIn(locale, names)).toMatchObject({ name, otherName })
})
