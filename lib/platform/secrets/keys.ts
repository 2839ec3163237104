import { createHash, hkdfSync } from 'node:crypto'
import { config } from '../config/config'
import { KEY_LENGTH } from '../config/field-keys'

/** Of each purpose a key of its own, so that none gives away another. */
type Purpose = 'encryption' | `hash:${string}`

/** Of what an encrypted value tells which key it needs: a digest, of which no key can be made. */
export const keyIdOf = (key: string): string =>
  createHash('sha256').update('site-safety key id').update(key).digest('hex').slice(0, 12)

const derived = new Map<string, Buffer>()

export function deriveKey(key: string, purpose: Purpose): Buffer {
  const name = `${purpose} ${key}`
  const known = derived.get(name)
  if (known) return known
  const info = `site-safety ${purpose}`
  const made = Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', info, KEY_LENGTH))
  derived.set(name, made)
  return made
}

export const currentKeyId = (): string => keyIdOf(fieldKeys()[0])

/** The configured keys, the one that encrypts first. */
export function fieldKeys(): readonly [string, ...string[]] {
  const [current, ...older] = config().fieldKeys ?? []
  if (!current) throw new Error('FIELD_KEY is not set')
  return [current, ...older]
}
