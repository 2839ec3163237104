import { expect, test } from 'vitest'
import { decryptField, encryptField } from './encryption'
import { keyedHashes } from './hashes'
import { deriveKey, keyIdOf } from './keys'

const [KEY, OLDER] = ['new', 'old'].map((text) => Buffer.alloc(32, text).toString('base64')) as [
  string,
  string,
]
const place = { column: 'webhook_endpoints.secret', id: '1' } as const

test('what was encrypted is read back in its own place', () => {
  const encrypted = encryptField('ความลับ', place)
  expect(encrypted).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]+$/)
  expect(decryptField(encrypted, place)).toBe('ความลับ')
  expect(decryptField(encryptField('', place), place)).toBe('')
})

test('the same text is never encrypted alike', () =>
  expect(encryptField('a', place)).not.toBe(encryptField('a', place)))

test.each([
  ['another row', { ...place, id: '2' }],
  ['another column', { ...place, column: 'persons.nationalId' }],
] as const)('refuses a value of %s', (_, other) =>
  expect(() => decryptField(encryptField('a', place), other)).toThrow('cannot be decrypted'),
)

test('refuses a value of which any one character was changed', () => {
  const encrypted = encryptField('text', place, [KEY])
  const start = encrypted.lastIndexOf('.') + 1
  for (let at = start; at < encrypted.length - 1; at++) {
    const changed = encrypted[at] === 'A' ? 'B' : 'A'
    const forged = encrypted.slice(0, at) + changed + encrypted.slice(at + 1)
    expect(() => decryptField(forged, place, [KEY])).toThrow('cannot be decrypted')
  }
})

test.each(['', 'v1', 'v1..', 'v2.a.b', 'text', `v1.${'0'.repeat(12)}.AAAA`])(
  'refuses what it has not made: %j',
  (text) => expect(() => decryptField(text, place)).toThrow('cannot be decrypted'),
)

test.each(['', 'AA', 'A'.repeat(38)])('refuses the content %j', (content) =>
  expect(() => decryptField(`v1.${keyIdOf(KEY)}.${content}`, place, [KEY])).toThrow(
    'cannot be decrypted',
  ),
)

test('an older key decrypts, and the first one encrypts', () => {
  const old = encryptField('a', place, [OLDER])
  expect(decryptField(old, place, [KEY, OLDER])).toBe('a')
  expect(() => decryptField(old, place, [KEY])).toThrow('cannot be decrypted')
  expect(encryptField('a', place, [KEY, OLDER])).toContain(`.${keyIdOf(KEY)}.`)
})

test('each purpose has a key of its own', () => {
  const keys = [deriveKey(KEY, 'encryption'), deriveKey(KEY, 'hash:a'), deriveKey(KEY, 'hash:b')]
  expect(new Set(keys.map(String)).size).toBe(3)
  expect(keys.every((key) => key.length === 32 && !key.equals(Buffer.from(KEY, 'base64')))).toBe(
    true,
  )
})

test('a hash is the same for the same text, column and key, and for nothing else', () => {
  const [hash] = keyedHashes('1101700203451', 'nationalId', [KEY])
  expect(keyedHashes('1101700203451', 'nationalId', [OLDER, KEY])[1]).toBe(hash)
  expect(keyedHashes('1101700203451', 'other', [KEY])).not.toContain(hash)
  expect(keyedHashes('1101700203452', 'nationalId', [KEY])).not.toContain(hash)
})
