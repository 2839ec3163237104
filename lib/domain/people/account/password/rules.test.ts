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
const used = new Set(['leavemealone', 'qwerty123456'])
const refusal = (password: string) => passwordRefusal(password, owner, used)

test.each(['leavemealone', 'LeaveMeAlone', 'Leave me alone', 'QWERTY123456'])(
  '%s is much used, in whatever case',
  (password) => expect(refusal(password)).toBe('password-much-used'),
)

test.each([
  'somsak.jaidee@example.com',
  'SomsakJaidee1',
  'my name is SOMSAK',
  'somsak-jaidee',
  'ผมชื่อสมศักดิ์ครับ',
  'นามสกุล ใจดี 2569',
])('%s gives its owner away', (password) => expect(refusal(password)).toBe('password-of-own-name'))

test.each(['mango permit 47 river', 'a sleeping flea market', 'รถไฟ ทะเล ส้มโอ 9'])(
  '%s is good, though a short name may stand in it',
  (password) => expect(refusal(password)).toBeNull(),
)

test('somebody without an address or English names is asked no more', () => {
  const person = { ...owner.person, firstNameEn: null, lastNameEn: '' }
  expect(passwordRefusal('mango permit 47', { email: null, person }, used)).toBeNull()
})
