import { Problem } from '../contract/problem'

/**
 * Against cross-site request forgery: a browser sends the session cookie with forms of other sites, too. A write must
 * come from our own pages by `Sec-Fetch-Site`, or by `Origin` where the browser does not send that. Calls with a
 * bearer token need no such check, as no browser adds one by itself. Throws `cross-site` (403).
 */
export function requireSameOrigin(headers: Pick<Headers, 'get'>): void {
  const site = headers.get('sec-fetch-site')
  if (site ? site === 'same-origin' : isOwnOrigin(headers)) return
  throw new Problem('cross-site')
}

function isOwnOrigin(headers: Pick<Headers, 'get'>): boolean {
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
