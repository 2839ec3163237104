import { expect, test } from 'vitest'
import { listIn, numberIn } from './formats'

test('numbers and lists are written as in the language', () => {
  expect(numberIn('en', 1234567)).toBe('1,234,567')
  expect(numberIn('th', 1.25, { maximumFractionDigits: 1 })).toBe('1.3')
  expect(listIn('en', ['Admin', 'Purchasing', 'Contractor'])).toBe(
    'Admin, Purchasing, and Contractor',
  )
})
