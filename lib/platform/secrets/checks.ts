import { decryptField, encryptField } from './encryption'
import { keyIdOf } from './keys'

/** A text encrypted with each key that this database needs, so that a start with other keys is noticed. */
export const READ_CHECKS = 'SELECT "keyId", "check" FROM "field_keys"'
export const ADD_CHECK = 'INSERT INTO "field_keys" ("keyId", "check") VALUES ($1, $2)'

/** Once they have encrypted nothing that is left. */
export const DELETE_OTHER_CHECKS = 'DELETE FROM "field_keys" WHERE "keyId" <> $1'

export type KeyCheck = { keyId: string; check: string }

const TEXT = 'site-safety'
const placeOf = (id: string) => ({ column: 'field_keys.check', id }) as const

export function keyCheckOf(key: string): KeyCheck {
  const keyId = keyIdOf(key)
  return { keyId, check: encryptField(TEXT, placeOf(keyId), [key]) }
}

export function isOpenedBy({ keyId, check }: KeyCheck, keys: readonly [string, ...string[]]) {
  try {
    return decryptField(check, placeOf(keyId), keys) === TEXT
  } catch {
    return false
  }
}
