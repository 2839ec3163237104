import { createHmac } from 'node:crypto'
import { deriveKey, fieldKeys, keyIdOf } from './keys'

/**
 * What stands for a text in a unique column or a search: without the key nobody finds the text by trying all of them.
 * By each configured key: the first one is stored, all are looked for. `purpose` names the column.
 */
export const keyedHashes = (text: string, purpose: string, keys = fieldKeys()): string[] =>
  keys.map((key) => {
    const hash = createHmac('sha256', deriveKey(key, `hash:${purpose}`)).update(text)
    return `${keyIdOf(key)}.${hash.digest('base64url')}`
  })
