import type { JWTHeaderParameters, JWTPayload } from 'jose'

/**
 * A provider signs more than access tokens with one key and for one audience: an ID token or a logout token must not
 * open the API. Source: docs/decisions/0131-access-tokens-only.md.
 */
export type Signed = { claims: JWTPayload; header: JWTHeaderParameters }
type TokenRefusal = 'not-an-access-token' | 'for-another-client' | 'without-the-scope'
/** The clients whose access tokens are accepted, and the scope that they must have. */
type Accepted = { clients: readonly string[]; scope?: string }

const HEADER_TYPES = ['jwt', 'at+jwt', 'application/at+jwt']
/** Claims of ID tokens and of logout tokens only. */
const FOREIGN_CLAIMS = ['nonce', 'at_hash', 'c_hash', 'events']
/** The client that the token was issued to: OpenID Connect and Entra ID 2.0, RFC 9068, Entra ID 1.0, Okta. */
const CLIENT_CLAIMS = ['azp', 'client_id', 'appid', 'cid']

/** Why this token does not open the API, or null. */
export function accessTokenRefusal(
  { claims, header }: Signed,
  { clients, scope }: Accepted,
): TokenRefusal | null {
  const named = CLIENT_CLAIMS.map((name) => claims[name]).filter((client) => client !== undefined)
  if (!isAccessToken({ claims, header }) || (isOfEntra(claims) && named.length === 0))
    return 'not-an-access-token'
  if (!named.every((client) => clients.includes(String(client)))) return 'for-another-client'
  return scope === undefined || scopesIn(claims).includes(scope) ? null : 'without-the-scope'
}

/** RFC 8693, 4.2, and `scp` of Entra ID and Okta. */
const scopesIn = ({ scope, scp }: JWTPayload): string[] =>
  [scope, scp].flat().flatMap((text) => (typeof text === 'string' ? text.split(' ') : []))

const isAccessToken = ({ claims, header }: Signed) =>
  isOneOf(HEADER_TYPES, header.typ) &&
  isOneOf(['bearer'], claims.typ) &&
  FOREIGN_CLAIMS.every((name) => claims[name] === undefined)

const isOneOf = (types: string[], type: unknown) =>
  type === undefined || types.includes(String(type).toLowerCase())

/** Its ID tokens differ from its access tokens only in that they name no client. */
const isOfEntra = ({ ver }: JWTPayload) => ver === '1.0' || ver === '2.0'
