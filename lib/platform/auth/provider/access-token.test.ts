import { expect, test } from 'vitest'
import { accessTokenRefusal } from './access-token'

const clients = ['site-safety', 'gate-terminal']
const refusal = (claims: object, typ?: string) =>
  accessTokenRefusal(
    { claims: { sub: '1', ...claims }, header: { alg: 'RS256', typ } },
    { clients },
  )

test.each<[string, object, string?]>([
  ['of Keycloak', { typ: 'Bearer', azp: 'site-safety', sid: 'x', scope: 'openid' }, 'JWT'],
  ['of Keycloak, by RFC 9068', { typ: 'Bearer', azp: 'gate-terminal' }, 'at+jwt'],
  ['of Entra ID 2.0', { ver: '2.0', azp: 'site-safety', azpacr: '1', scp: 'api' }, 'JWT'],
  ['of Entra ID 1.0', { ver: '1.0', appid: 'site-safety', appidacr: '1' }, 'JWT'],
  ['by RFC 9068', { client_id: 'site-safety', scope: 'x' }, 'application/at+jwt'],
  ['of Okta', { ver: 1, cid: 'site-safety' }],
  ['that names no client', {}],
])('an access token %s is accepted', (_, claims, typ) => expect(refusal(claims, typ)).toBeNull())

test.each<[string, object, string?]>([
  ['an ID token of Keycloak', { typ: 'ID', azp: 'site-safety' }, 'JWT'],
  ['a refresh token of Keycloak', { typ: 'Refresh', azp: 'site-safety' }, 'JWT'],
  ['a logout token of Keycloak', { typ: 'Logout' }, 'logout+jwt'],
  ['a logout token', { events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }],
  ['a logout token by its header', {}, 'logout+jwt'],
  ['what has a nonce', { nonce: 'n', azp: 'site-safety' }],
  ['what has at_hash', { at_hash: 'h' }],
  ['an ID token of Entra ID without a nonce', { ver: '2.0', tid: 't' }, 'JWT'],
])('%s is refused', (_, claims, typ) => expect(refusal(claims, typ)).toBe('not-an-access-token'))

test.each<[object, 'without-the-scope' | null]>([
  [{ scope: 'openid safety' }, null],
  [{ scp: 'safety' }, null],
  [{ scp: ['openid', 'safety'] }, null],
  [{ scope: 'openid safety-reports' }, 'without-the-scope'],
  [{ scope: 7 }, 'without-the-scope'],
  [{}, 'without-the-scope'],
])('where a scope is demanded, a token with %j is refused: %s', (claims, expected) => {
  const signed = { claims: { sub: '1', ...claims }, header: { alg: 'RS256' } }
  expect(accessTokenRefusal(signed, { clients, scope: 'safety' })).toBe(expected)
})

test.each([
  { azp: 'another' },
  { client_id: 'another' },
  { appid: 'another', ver: '1.0' },
  { azp: 'site-safety', client_id: 'another' },
  { azp: ['site-safety'], client_id: null },
])('a token for another client is refused: %j', (claims) =>
  expect(refusal(claims)).toBe('for-another-client'),
)
