import { scryptSync } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { hashPassword, isWeaker, isPasswordRight } from './password'

const PASSWORD = 'mango permit 47 river'
const salt = Buffer.from('sixteen bytes ok')
const keyAt = (N: number, r: number, p: number) =>
  scryptSync(PASSWORD, salt, 32, { N, r, p, maxmem: 64 * 1024 * 1024 })
const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const cheap = `$scrypt$ln=10,r=8,p=1$${plain(salt)}$${plain(keyAt(2 ** 10, 8, 1))}`
const unnamed = ['scrypt', salt.toString('base64url'), keyAt(2 ** 15, 8, 3).toString('base64url')]
const former = unnamed.join('$')

test('a new hash names its cost, and has a salt of its own', async () => {
  const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/)
  expect(other).not.toBe(one)
})

test('a hash of a lower cost than today’s is weaker, one of a higher cost is not', () => {
  const dear = cheap.replace('ln=10', 'ln=20')
  expect([former, cheap, dear].map(isWeaker)).toEqual([false, true, false])
})

test.each([
  ['of today', () => hashPassword(PASSWORD)],
  ['without a cost, as it was written before', async () => former],
  ['of another cost', async () => cheap],
])('a hash %s is that of its password alone', async (_, make) => {
  const hash = await make()
  expect(await isPasswordRight(PASSWORD, hash)).toBe(true)
  expect(await isPasswordRight(`${PASSWORD}s`, hash)).toBe(false)
})

test('no password is right where there is no account', async () =>
  expect(await isPasswordRight(PASSWORD, undefined)).toBe(false))

test('a hash of an unknown form is an error, not a wrong password', async () =>
  expect(isPasswordRight(PASSWORD, '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$a2V5')).rejects.toThrow(
    'unknown form',
  ))

test('an answer is compressed while many passwords wait to be checked', async () => {
  let checked = 0
  const attempts = Array.from({ length: 16 }, async () => {
    await isPasswordRight(PASSWORD, undefined)
    checked += 1
  })
  await promisify(gzip)('{}')
  expect(checked).toBeLessThan(10)
  await Promise.all(attempts)
})
