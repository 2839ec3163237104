import { expect, test } from 'vitest'
import { accessTokenRefusal } from './access-token'

const clients = ['site-safety', 'gate-terminal']
const refusal = (claims: object, typ?: string) =>
  accessTokenRefusal({ claims: { sub: '1', ...claims }, header: { alg: 'RS256', typ } }, clients)

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

test.each([
  { azp: 'another' },
  { client_id: 'another' },
  { appid: 'another', ver: '1.0' },
  { azp: 'site-safety', client_id: 'another' },
  { azp: ['site-safety'], client_id: null },
])('a token for another client is refused: %j', (claims) =>
  expect(refusal(claims)).toBe('for-another-client'),
)
