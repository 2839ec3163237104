import { expect, test } from 'vitest'
import { typedTime } from './typed-time'

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['1730', '17:30'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  [' 17 : 05 ', '17:05'],
  ['08:30', '08:30'],
  ['24:00', '24:00'],
  ['2575', '2575'],
  ['noon', 'noon'],
  ['', ''],
])('that somebody typed "%s" means "%s"', (text, time) => expect(typedTime(text)).toBe(time))
