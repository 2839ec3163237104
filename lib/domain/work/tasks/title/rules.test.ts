import { expect, test } from 'vitest'
import { titleIn } from './rules'

test.each([
  ['ขอใบอนุญาตทำงาน', 'ขอใบอนุญาตทำงาน', 'Work permit request'],
  ['Work permit request', 'ขอใบอนุญาตทำงาน', 'Work permit request'],
  ['Contractor registration', 'ลงทะเบียนผู้รับเหมา', 'Contractor registration'],
  [
    'Work permit request for P-204',
    'Work permit request for P-204',
    'Work permit request for P-204',
  ],
  ['constructor', 'constructor', 'constructor'],
])('the title %s is shown as %s and %s', (title, th, en) => {
  expect(titleIn('th', title)).toBe(th)
  expect(titleIn('en', title)).toBe(en)
})
