import { timingSafeEqual } from 'node:crypto'
import type { Actor } from '../access/actor'
import { isInRanges } from '../contract/address-ranges'
import { Problem } from '../contract/problem'
import { MINUTE } from '../dates/durations'
import { log } from '../log/log'
import { sha256 } from '../secrets/sha256'
import { randomToken } from '../secrets/tokens'
import { directory, type StoredKey } from './directory'

/**
 * Keys of service accounts: `ssk_<id>_<43 characters>`, 256 random bits of which the hash is stored. A key is looked up at
 * each call, so that a revocation counts at once on every server. Source: docs/integration.md#service-accounts.
 */
const PREFIX = 'ssk_'
const KEY = /^ssk_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([\w-]{43})$/
/** Of the id as much as tells keys apart. */
const SHOWN = 13

/** In milliseconds: how often the time of a key's latest use is written. */
export const USE_INTERVAL = MINUTE

export const isApiKey = (token: string) => token.startsWith(PREFIX)

export const prefixOf = (id: string) => `${PREFIX}${id.slice(0, SHOWN)}`

export function makeApiKey(id: string): { key: string; secretHash: string } {
  const secret = randomToken()
  return { key: `${PREFIX}${id}_${secret}`, secretHash: sha256(secret) }
}

/** The service account whose key this is. Throws `invalid-token`; why is said in the log only. */
export async function actorOfKey(key: string, address: string): Promise<Actor> {
  const [, id, secret] = KEY.exec(key) ?? []
  if (!id || !secret) throw refused('key-malformed')
  const stored = await directory().findKey(id)
  if (!stored || !isSame(sha256(secret), stored.secretHash)) throw refused('key-unknown')
  const now = new Date()
  const fault = faultOf(stored, address, now)
  if (fault) throw refused(fault, { userId: stored.account.userId, keyId: id })
  if (isUseDue(stored, now)) saveUse(id, now)
  return { ...stored.account, key: { id, scopes: stored.scopes } }
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

function faultOf(stored: StoredKey, address: string, now: Date): string | null {
  if (stored.revokedAt) return 'key-revoked'
  if (stored.expiresAt <= now) return 'key-expired'
  if (stored.isDisabled) return 'account-disabled'
  return isInRanges(address, stored.addresses) ? null : 'key-address'
}

const refused = (reason: string, whose: { userId?: string; keyId?: string } = {}) =>
  new Problem('invalid-token', { logDetails: { ...whose, reason } })

const isUseDue = ({ lastUsedAt }: StoredKey, now: Date) =>
  (lastUsedAt?.getTime() ?? 0) <= now.getTime() - USE_INTERVAL

function saveUse(id: string, now: Date): void {
  directory()
    .recordKeyUse(id, now)
    .catch((error: Error) => log.warn({ error: error.message }, 'the use of a key was not saved'))
}
