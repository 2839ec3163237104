import { expect, test } from 'vitest'
import { firstLetterOf } from './photo'

test('a name is known by its first letter, a Thai one by its first consonant', () => {
  expect(firstLetterOf('Somchai Detudom')).toBe('S')
  expect(firstLetterOf('สมชาย เดชอุดม')).toBe('ส')
  expect(firstLetterOf('ไพโรจน์ ใจงาม')).toBe('พ')
})
