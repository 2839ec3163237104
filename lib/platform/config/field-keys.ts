import * as z from 'zod'

/** In bytes. */
export const KEY_LENGTH = 32

const isKey = (text: string) =>
  /^[A-Za-z0-9+/]{43}=$/.test(text) && Buffer.from(text, 'base64').length === KEY_LENGTH

export const FIELD_KEY_FORM =
  'must be 32 bytes in base64, as `openssl rand -base64 32` prints them; older keys may follow, after commas'

/** The key that encrypts, and behind it older ones that still decrypt. */
export const fieldKeyList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((keys) => keys.length > 0 && keys.every(isKey), FIELD_KEY_FORM)
  .refine((keys) => new Set(keys).size === keys.length, 'has the same key twice')

export const fieldKeyVariables = { FIELD_KEY: fieldKeyList.optional() }
