import { describe, expect, test } from 'vitest'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { compactId, isMasked, isNationalIdOrPassport, isThaiNationalId, mask } from './rules'

describe('a Thai national id', () => {
  test.each([
    ['1101700207366', true],
    ['3100600445635', true],
    ['0000000000001', true],
    ['0000000000000', false],
    ['110170020736', false],
    ['11017002073661', false],
    ['110170020736x', false],
    ['๑๑๐๑๗๐๐๒๐๗๓๖๖', false],
  ])('%s: %s', (value, isRight) => {
    expect(isThaiNationalId(value)).toBe(isRight)
  })

  test('has exactly one valid check digit', () => {
    const body = makeNationalId().slice(0, 12)
    const right = [...'0123456789'].filter((digit) => isThaiNationalId(body + digit))
    expect(right).toHaveLength(1)
  })

  test('is refused with one mistyped digit', () => {
    const id = makeNationalId()
    for (let place = 0; place < 13; place++)
      for (const digit of '0123456789') {
        const typed = id.slice(0, place) + digit + id.slice(place + 1)
        expect(isThaiNationalId(typed), typed).toBe(typed === id || isTwin(id, typed, place))
      }
  })

  /** The last digit is a remainder modulo 11 cut to one digit: 10 and 0, 11 and 1 look the same. */
  const isTwin = (id: string, typed: string, place: number) =>
    place < 12 && remainder(id) % 10 === remainder(typed) % 10
  const remainder = (id: string) =>
    11 - ([...id.slice(0, 12)].reduce((sum, digit, at) => sum + Number(digit) * (13 - at), 0) % 11)
})

describe('a national id or passport', () => {
  test.each([
    ['1101700207366', true],
    ['1-1017-00207-36-6', true],
    ['1 1017 00207 36 6', true],
    ['1101700207365', false],
    ['AA1234567', true],
    ['aa 1234567', true],
    ['E12345678', true],
    ['ABCDEFG', false],
    ['A1', false],
    ['x-xxxx-xxxxx-36-6', true],
    ['', false],
  ])('%j: %s', (value, isRight) => {
    expect(isNationalIdOrPassport(value)).toBe(isRight)
  })

  test('is stored without dashes and spaces, in upper case', () => {
    expect(compactId('1-1017-00207-36-6')).toBe('1101700207366')
    expect(compactId('aa 12-34567')).toBe('AA1234567')
  })
})

describe('a masked national id', () => {
  test.each([
    ['1101700207366', 'x-xxxx-xxxxx-36-6'],
    ['AA1234567', 'xxxxxx567'],
  ])('of %s is %s, and is recognised as masked', (value, masked) => {
    expect(mask(value)).toBe(masked)
    expect(isMasked(masked)).toBe(true)
    expect(compactId(masked)).toBe(masked)
  })

  test('is distinguished from a passport that begins with X', () => {
    expect(isMasked('XXX123')).toBe(false)
    expect(compactId('XXX123')).toBe('XXX123')
  })
})
