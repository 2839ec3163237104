import { decodeJwt } from 'jose'
import { config } from '../../config/config'
import { Problem } from '../../contract/problem'
import type { Actor, BearerToken, GateDevice } from '../../access/actor'
import { actorOf } from '../actors'
import { actorOfKey, isApiKey } from '../api-keys'
import { callerAddress } from '../caller-address'
import { deviceOf, isDeviceToken } from '../gate-devices'
import { readProviderToken, userOf } from '../provider/identity'
import { isProviderManaged } from '../provider/managed'
import { readSession } from './session'
import { readToken, tokenHash, type Claims } from '../tokens'

export type Caller =
  | { actor: Actor; via: 'cookie' | 'bearer' }
  | { actor: GateDevice; via: 'device' }

/** The caller of a request: by bearer token if there is one, else by session cookie. Throws 401. */
export async function authenticate(
  headers: Pick<Headers, 'get'>,
  cookies: Record<string, string>,
): Promise<Caller> {
  const authorization = headers.get('authorization')
  if (authorization !== null) return byAuthorization(authorization, callerAddress(headers))
  const session = await readSession(cookies)
  const actor = session && (await actorOf(session))
  if (!actor) throw new Problem('not-signed-in')
  return { actor, via: 'cookie' }
}

/** The tokens of gate devices and the keys of service accounts are ours, also where users sign in at an external provider. */
async function byAuthorization(authorization: string, address: string): Promise<Caller> {
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization.trim())?.[1]
  if (!token) throw refused('malformed')
  if (isDeviceToken(token)) return { actor: await byDeviceToken(token), via: 'device' }
  if (isApiKey(token)) return { actor: await actorOfKey(token, address), via: 'bearer' }
  const actor = await (config().provider ? byProviderToken(token) : byOwnToken(token))
  return { actor, via: 'bearer' }
}

async function byDeviceToken(token: string): Promise<GateDevice> {
  const device = await deviceOf(token)
  if (!device) throw refused('ended')
  return device
}

async function byOwnToken(token: string): Promise<Actor> {
  const claims = await readToken(token)
  if (!claims) throw refused(faultOf(token))
  return (await actorOf(claims)) ?? throwEnded(claims)
}

/**
 * With an external provider only its tokens count. The roles in the token apply, unless roles are managed here: then a
 * role that was removed is gone immediately, though the token still names it.
 */
async function byProviderToken(token: string): Promise<Actor> {
  const identity = await readProviderToken(token)
  if (!identity) throw refused(faultOf(token))
  const user = await userOf(identity)
  if (!user) throw new Problem('not-invited', { logDetails: { reason: 'no-invited-user' } })
  const { userId, sessionVersion, sessionsEndedAt } = user
  const own = providerToken(token)
  if (sessionsEndedAt && own.issuedAt < sessionsEndedAt.getTime()) throwEnded(user)
  const actor = (await actorOf({ userId, sessionVersion, token: own })) ?? throwEnded(user)
  return isProviderManaged() ? actor : { ...actor, roles: identity.roles ?? actor.roles }
}

const refused = (reason: string, userId?: string) =>
  new Problem('invalid-token', { logDetails: { reason, userId } })

/** For a valid token of a disabled user, or one that was signed out of. */
function throwEnded({ userId }: Pick<Claims, 'userId'>): never {
  throw refused('ended', userId)
}

/** For the log only: the content of a token that was not verified is not trustworthy. */
function faultOf(token: string): string {
  try {
    return (decodeJwt(token).exp ?? Infinity) * 1000 < Date.now() ? 'expired' : 'not-verified'
  } catch {
    return 'malformed'
  }
}

/** Of a verified token. `auth_time` before `iat`: a refreshed token is issued without signing in again. */
function providerToken(token: string): BearerToken {
  const {
    iat = 0,
    exp = 0,
    auth_time: authenticatedAt = iat,
  } = decodeJwt<{ auth_time?: number }>(token)
  return {
    hash: tokenHash(token),
    issuedAt: iat * 1000,
    authenticatedAt: authenticatedAt * 1000,
    expiresAt: exp * 1000,
  }
}
