import { describe, expect, test } from 'vitest'
import { breakLines } from './break-lines'

/** Every letter has the width 1, marks above and below 0. */
const measure = (text: string) => text.replace(/\p{Mn}/gu, '').length
const at = (width: number, text: string) => breakLines(text, width, measure)

const thai = 'การอบรมความปลอดภัยในการทำงานบนที่สูงสำหรับผู้รับเหมา (ภาคปฏิบัติ) เร็วๆ นี้ ฯลฯ'
const widths = Array.from({ length: 60 }, (_, n) => n + 4)

describe('lines', () => {
  test('a text that fits is one line, an empty one too', () => {
    expect(at(100, thai)).toEqual([thai])
    expect(at(10, '')).toEqual([''])
  })

  test('end between Thai words', () =>
    expect(at(10, 'ความปลอดภัยในการทำงาน')).toEqual(['ความปลอดภัย', 'ในการทำงาน']))

  test('end at spaces in English and in mixed text', () =>
    expect(at(12, 'Work at height อบรมบนที่สูง')).toEqual(['Work at', 'height อบรม', 'บนที่สูง']))

  test.each(widths)(
    'of width %i have all of the text, are not wider and have no hyphen',
    (width) => {
      const lines = at(width, thai)
      expect(lines.join('').replace(/\s/g, '')).toBe(thai.replace(/\s/g, ''))
      expect(lines.every((line) => measure(line) <= width)).toBe(true)
      expect(lines.join('')).not.toMatch(/[-\u00ad]/)
    },
  )

  test.each(widths)('of width %i begin and end by the rules of Thai', (width) => {
    const lines = at(width, thai)
    expect(lines.filter((line) => /^([ๆ)”]|ฯ(?!ล))/.test(line))).toEqual([])
    expect(lines.filter((line) => /[(“เแโใไ]$/.test(line))).toEqual([])
    expect(lines.filter((line) => /^\p{Mn}/u.test(line))).toEqual([])
  })

  test('may end within a name without spaces, but not before a mark', () => {
    const lines = at(7, 'Wolfeschlegelsteinhausenbergerdorff')
    expect(lines.every((line) => line.length <= 7)).toBe(true)
    expect(lines.join('')).toBe('Wolfeschlegelsteinhausenbergerdorff')
    expect(at(3, 'น้ำ'.repeat(5)).join('')).toBe('น้ำ'.repeat(5))
  })

  test('may end within a row of dots that is wider than a line', () =>
    expect(at(10, '.'.repeat(25))).toEqual(['.'.repeat(10), '.'.repeat(10), '.'.repeat(5)]))

  test('keep the repetition mark with its word, even after a space', () =>
    expect(at(5, 'งานต่าง ๆ')).toEqual(['งาน', 'ต่าง ๆ']))

  test('do not end after the colon of a time', () =>
    expect(at(9, '13:00–16:00')).toEqual(['13:00–', '16:00']))

  test('end where the text has line ends; control characters are left out', () =>
    expect(at(50, 'หนึ่ง\r\nสอง\nสาม\tสี่\u0007')).toEqual(['หนึ่ง', 'สอง', 'สาม สี่']))

  test('have composed characters', () => expect(at(9, 'e\u0301')).toEqual(['é']))
})
