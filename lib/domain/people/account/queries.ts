import { listSessions } from '@/lib/platform/auth/session-list'
import { readSignInRules } from '@/lib/domain/site/settings/queries'
import { requireLocalPasswords } from '@/lib/platform/auth/local-passwords'
import { passkeySignInOptions } from '@/lib/platform/auth/second-factor/passkeys'
import { publicKeys } from '@/lib/platform/auth/tokens'
import type { Context } from '@/lib/platform/http/context'
import type { OutputOf } from '@/lib/platform/contract/contract'
import type { account } from './contract'

export const getAccount = async ({ actor }: Context): Promise<OutputOf<typeof account.get>> => ({
  id: actor.userId,
  email: actor.email,
  roles: [...actor.roles],
  employerId: actor.employerId,
  name: actor.name,
})

export async function getPasskeyOptions(): Promise<OutputOf<typeof account.passkeyOptions>> {
  requireLocalPasswords()
  return { ...(await passkeySignInOptions()) }
}

export const getPublicKeys = async (): Promise<OutputOf<typeof account.jwks>> => ({
  keys: (await publicKeys()).keys.map((key) => ({ ...key })),
})

/** The most recently used first. */
export async function searchMySessions({
  db,
  actor,
  now,
}: Context): Promise<OutputOf<typeof account.searchSessions>> {
  const sessions = await listSessions(db, actor.userId, now, await readSignInRules(db))
  return sessions.map(({ id, device, address, createdAt, lastSeenAt }) => ({
    id,
    device,
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === actor.sessionId,
  }))
}
