import { describe, expect, test } from 'vitest'
import { isIdentifierOf, missingOf, parsePersonIdentifier } from './rules'

describe('parses a typed or scanned identifier of a person', () => {
  const id = '0199c8a0-0000-7003-8000-000000000008'
  test.each([
    ['P-000123', { code: 'P-000123' }],
    [' p-000123\n', { code: 'P-000123' }],
    ['p123', { code: 'P-000123' }],
    ['P 123', { code: 'P-000123' }],
    ['123', { code: 'P-000123' }],
    ['000123', { code: 'P-000123' }],
    ['๑๒๓', { code: 'P-000123' }],
    ['P-๐๐๐๑๒๓', { code: 'P-000123' }],
    ['P-1234567', { code: 'P-1234567' }],
    ['ญขจจจๅ/-', { code: 'P-000123' }],
    ['ยขจจจภถุ', { code: 'P-000456' }],
    ['ญขึคตๅ', { code: 'P-007891' }],
    ['https://safety.example.com/persons/P-000123', { code: 'P-000123' }],
    ['https://safety.example.com/persons/123/', { code: 'P-000123' }],
    [`https://safety.example.com/persons/${id}`, { id }],
    [`http://localhost:3000/persons/${id.toUpperCase()}/?from=card#top`, { id }],
    [id, { id }],
    ['', null],
    ['P-', null],
    ['P-000000', null],
    ['0', null],
    ['สมชาย', null],
    ['X-000123x', null],
    ['AP123', null],
    ['EMP-123', null],
    ['WP-2026-000123', null],
    ['2567/045', null],
    ['081-234-5678', null],
    ['1-1017-00207-36-6', null],
    ['1 1017 00207 36 6', null],
    ['https://shop.example.com/card/5', null],
    ['บัตร P-000123', { code: 'P-000123' }],
    ['P-0001230001230001', null],
    ['https://example.com/', null],
    [`x${id}y`, null],
  ])('%j: %j', (text, identifier) => expect(parsePersonIdentifier(text)).toEqual(identifier))

  test.each([
    ['P-000123', true],
    ['124', false],
    [id, true],
    [id.replace(/8$/, '9'), false],
  ])('%s is the person: %s', (text, is) =>
    expect(isIdentifierOf(parsePersonIdentifier(text)!, { id, code: 'P-000123' })).toBe(is),
  )
})

describe('what a person lacks', () => {
  const complete = {
    employerId: 'e',
    nationalId: 'x-xxxx-xxxxx-12-3',
    ProfileAsset: {},
    IdCardAsset: {},
    TrainingStatus: 'Passed',
  }
  test.each([
    ['nothing', {}, []],
    ['a company', { employerId: null }, ['employer']],
    ['a national id', { nationalId: null }, ['nationalId']],
    ['pictures', { ProfileAsset: null, IdCardAsset: null }, ['photo', 'idCard']],
    ['a first training', { TrainingStatus: 'NotTrained' }, ['training']],
    ['a new training', { TrainingStatus: 'Expired' }, ['training']],
  ])('%s', (_, changed, parts) => expect(missingOf({ ...complete, ...changed })).toEqual(parts))
})
