import { describe, expect, it } from 'vitest'
import { comparable, matchesWords } from './words'

const text = comparable(['PR-2026-0142', 'ติดตั้งเครน', 'Hinghoi Lifting', 'สมชาย เดชอุดม'].join('\n'))

describe('words typed to find a row', () => {
  it.each([
    ['nothing', ''],
    ['only spaces', '   '],
    ['a part of a number', '0142'],
    ['a part of a Thai word', 'ตั้งเค'],
    ['words in any order, of different fields', 'เดช 2026 lift'],
    ['another case', 'HINGHOI pr-'],
    ['a seventh word that is not there', 'pr 2026 0142 hing lift สมชาย scaffold'],
    ['marks that came apart in typing', 'สมชาย'.normalize('NFD')],
  ])('match with %s', (_, typed) => expect(matchesWords(typed)(text)).toBe(true))

  it.each([
    ['one word of two that is not there', '0142 scaffold'],
    ['a word that would span two fields', '0142ติดตั้ง'],
    ['a seventh word of which one stood there before', 'pr PR 2026 0142 hing lift scaffold'],
    ['a pattern', '.*'],
  ])('do not match with %s', (_, typed) => expect(matchesWords(typed)(text)).toBe(false))

  it('match é however it was composed', () => {
    expect(matchesWords('café'.normalize('NFD'))(comparable('CAFÉ'.normalize('NFC')))).toBe(true)
  })
})
