import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPublicKey } from './rules'

const keyOf = (bytes: Buffer) => bytes.toString('base64url')

test('knows the public keys of browsers', () => {
  for (let count = 0; count < 50; count++)
    expect(isPublicKey(keyOf(createECDH('prime256v1').generateKeys()))).toBe(true)
})

const changed = (at: number) => {
  const key = createECDH('prime256v1').generateKeys()
  key[at]! ^= 1
  return keyOf(key)
}

test.each([
  ['a point beside the curve', changed(40)],
  ['another form of it', createECDH('prime256v1').generateKeys('base64url', 'compressed')],
  ['another first byte', changed(0)],
  ['a coordinate beyond the field', keyOf(Buffer.concat([Buffer.of(4), Buffer.alloc(64, 255)]))],
  ['nothing', ''],
  ['other letters', '='.repeat(87)],
])('refuses %s', (_, text) => expect(isPublicKey(text)).toBe(false))
