import type { JWK } from 'jose'
import { addresses, ask } from '../store/api'
import { keptData } from '../store/database'

type KeySet = { keys: JWK[] }

/** With which the server signs its lists, as far as this device knows. */
export async function keptKeys(): Promise<JWK[]> {
  const kept = (await (await keptData()).get('keys', 'current')) as KeySet | undefined
  return kept?.keys ?? []
}

export async function renewKeys(): Promise<JWK[]> {
  const set = await ask<KeySet>(addresses.keys, null, {})
  await (await keptData()).put('keys', set, 'current')
  return set.keys
}
