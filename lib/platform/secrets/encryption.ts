import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey, fieldKeys, keyIdOf } from './keys'

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
/** In bytes. */
const IV = 12
const TAG = 16

/** Where a value is kept. It is authenticated: moved to another row or column the value does not decrypt. */
export type Place = { column: `${string}.${string}`; id: string }

type Keys = readonly [string, ...string[]]

/** Returns `v1.<key id>.<iv, text and tag in base64url>`. Source: docs/integration.md#21-operations. */
export function encryptField(text: string, place: Place, [key]: Keys = fieldKeys()): string {
  const head = `${VERSION}.${keyIdOf(key)}`
  const iv = randomBytes(IV)
  const cipher = createCipheriv(CIPHER, deriveKey(key, 'encryption'), iv)
  cipher.setAAD(authenticated(head, place))
  const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return `${head}.${Buffer.concat(parts).toString('base64url')}`
}

export const isEncrypted = (text: string): boolean => text.startsWith(`${VERSION}.`)

/** Whether the first of the keys has encrypted it. */
export const isCurrent = (text: string, [key]: Keys = fieldKeys()): boolean =>
  text.startsWith(`${VERSION}.${keyIdOf(key)}.`)

/** As the first of the keys encrypts it; the value itself where that one has. */
export const encryptedAnew = (encrypted: string, place: Place): string =>
  isCurrent(encrypted) ? encrypted : encryptField(decryptField(encrypted, place), place)

/** How many bytes the text has, which needs no key. */
export const encryptedLength = (encrypted: string): number =>
  Buffer.byteLength(encrypted.slice(encrypted.lastIndexOf('.') + 1), 'base64url') - IV - TAG

/** Throws where the value was changed or moved, or where its key is not configured. */
export function decryptField(encrypted: string, place: Place, keys: Keys = fieldKeys()): string {
  try {
    return decrypt(encrypted, place, keys)
  } catch (cause) {
    throw new Error(`${place.column} of ${place.id} cannot be decrypted`, { cause })
  }
}

function decrypt(encrypted: string, place: Place, keys: Keys): string {
  const [version = '', keyId = '', content = ''] = encrypted.split('.')
  const key = keys.find((one) => keyIdOf(one) === keyId)
  if (version !== VERSION || !key) throw new Error(`No key ${keyId}`)
  const bytes = Buffer.from(content, 'base64url')
  const [iv, text, tag] = [bytes.subarray(0, IV), bytes.subarray(IV, -TAG), bytes.subarray(-TAG)]
  const options = { authTagLength: TAG }
  const decipher = createDecipheriv(CIPHER, deriveKey(key, 'encryption'), iv, options)
  decipher.setAAD(authenticated(`${version}.${keyId}`, place)).setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

const authenticated = (head: string, { column, id }: Place) =>
  Buffer.from([head, column, id].join('\n'))
