import type { Actor } from '../access/actor'
import { PAGE_USER } from '../contract/page-user'
import { Problem } from '../contract/problem'

/**
 * All tabs of a browser share a session cookie: what one user typed must not be saved as another, who has signed in
 * since. Throws `another-user` (409).
 */
export function requireUserOfPage(headers: Pick<Headers, 'get'>, { userId }: Actor): void {
  const named = headers.get(PAGE_USER)
  if (named !== null && named !== userId) throw new Problem('another-user')
}
