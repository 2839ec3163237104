import { expect, test } from 'vitest'
import { passwordRefusal } from './rules'

const owner = {
  email: 'somsak.jaidee@example.com',
  person: {
    firstNameTh: 'สมศักดิ์',
    lastNameTh: 'ใจดี',
    firstNameEn: 'Somsak',
    lastNameEn: 'Lee',
  },
}
const common = new Set(['leavemealone', 'qwerty123456'])
const refusal = (password: string) => passwordRefusal(password, owner, common)

test.each(['leavemealone', 'LeaveMeAlone', 'Leave me alone', 'QWERTY123456'])(
  'refuses %s as common, whatever its case',
  (password) => expect(refusal(password)).toBe('password-much-used'),
)

test.each([
  'somsak.jaidee@example.com',
  'SomsakJaidee1',
  'my name is SOMSAK',
  'somsak-jaidee',
  'ผมชื่อสมศักดิ์ครับ',
  'นามสกุล ใจดี 2569',
])('refuses %s, which contains its owner’s name or email', (password) =>
  expect(refusal(password)).toBe('password-of-own-name'),
)

test.each(['mango permit 47 river', 'a sleeping flea market', 'รถไฟ ทะเล ส้มโอ 9'])(
  'accepts %s, although a short name may occur in it',
  (password) => expect(refusal(password)).toBeNull(),
)

test('checks only the names that its owner has', () => {
  const person = { ...owner.person, firstNameEn: null, lastNameEn: '' }
  expect(passwordRefusal('mango permit 47', { email: null, person }, common)).toBeNull()
})
