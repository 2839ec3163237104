import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './rules'

describe('recognises a common password', () => {
  test.each([
    'password12',
    'Password123!',
    'P@ssw0rd2026',
    'passwordpassword',
    '1234567890',
    '0987654321',
    '081-234-5678',
    'qwertyuiop',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'aaaaaaaaaa',
    'ababababab',
    'abcdefghij',
    'iloveyou2025',
    'Welcome@2026',
    'admin12345',
    'adminadmin',
    'letmein!!!!',
    'Thailand2569',
    'site safety 1',
    'SiteSafety2026!',
    '!!!!!!!!!!!!',
    'monkeymonkey',
    'asdfgasdfg',
    '...!monkey!...',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(true))
})

describe('accepts an uncommon password', () => {
  test.each([
    'a long password',
    'another long one',
    'safety-demo',
    'horse feeds the moon',
    'รหัสผ่านของฉันยาวมาก',
    'tR7#kq9vLm2x',
    'mango permit 47 river',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(false))
})
