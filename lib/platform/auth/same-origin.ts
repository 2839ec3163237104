import { Problem } from '../contract/problem'

/**
 * A browser sends the session cookie along with forms of other sites. What changes anything must come
 * from our own pages: `Sec-Fetch-Site` where the browser sends it, else `Origin`. Calls with a bearer
 * token are exempt, as no browser adds one by itself.
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
