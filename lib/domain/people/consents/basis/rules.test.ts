import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { messages } from '@/lib/platform/i18n/catalogue'
import { consentPurposes, textVersions } from './contract'
import { basisOf, languageFor, stillHolds } from './rules'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
const carried = (minute: number) => ({
  basis: 'Consent' as const,
  reason: null,
  textVersion: '1' as const,
  language: 'th' as const,
  givenAt: at(minute),
})

test('a basis holds unless the person has withdrawn since', () => {
  const withdrawn = { givenAt: at(1), withdrawnAt: at(5) }
  expect(stillHolds(carried(4), [withdrawn])).toBe(false)
  expect(stillHolds(carried(5), [withdrawn])).toBe(false)
  expect(stillHolds(carried(6), [withdrawn])).toBe(true)
  expect(stillHolds(carried(4), [{ givenAt: at(1), withdrawnAt: null }])).toBe(true)
})

test('a consent keeps no reason, and another basis no text', () => {
  const given = { reason: 'สัญญา', textVersion: '1', language: 'en' } as const
  expect(basisOf({ basis: 'Consent', ...given })).toMatchObject({ reason: null, language: 'en' })
  expect(basisOf({ basis: 'Contract', ...given })).toMatchObject({
    reason: 'สัญญา',
    textVersion: null,
  })
})

test('people of other nationalities are shown English first', () => {
  expect([null, '', 'ไทย', 'Thai', 'เมียนมา', 'Laos'].map(languageFor)).toEqual([
    'th',
    'th',
    'th',
    'th',
    'en',
    'en',
  ])
})

/** A change of the words fails here: give them a new version, and leave these to be read. */
test('the words of a version never change', () => {
  const wordsOf = (language: 'th' | 'en') =>
    textVersions.map((version) =>
      consentPurposes.map((purpose) => messages[language].consentTexts[version][purpose]),
    )
  const digest = createHash('sha256')
    .update(JSON.stringify([wordsOf('th'), wordsOf('en')]))
    .digest('hex')
  expect(digest.slice(0, 16)).toBe('423ae8873e7b7db3')
})
