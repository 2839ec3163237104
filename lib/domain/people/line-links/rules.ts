/** การเชื่อมบัญชี LINE / Links of users with accounts at LINE. Source: docs/daily.md#14-notices. */
import { MINUTE } from '@/lib/platform/dates/durations'

/** In milliseconds: as long as LINE keeps its own half of it. */
export const LINK_LASTS = 10 * MINUTE

/** Where LINE asks its user whether to link, and tells us by a webhook. */
export const dialogOf = (linkToken: string, nonce: string): string =>
  `https://access.line.me/dialog/bot/accountLink?${new URLSearchParams({ linkToken, nonce }).toString()}`

/** Where people add the site's account as a friend. */
export const friendPageOf = (basicId: string): string =>
  `https://line.me/R/ti/p/${encodeURIComponent(basicId)}`

export const LINK_TOKEN = /^[\w-]{1,200}$/

/** Of the query of the account page, where LINE has led to it. */
export const linkTokenIn = (query: URLSearchParams): string | undefined =>
  [query.get('linkToken') ?? ''].find((token) => LINK_TOKEN.test(token))

/** To which a stranger comes back after the sign-in. */
export function accountPageFor({ linkToken }: Readonly<Record<string, unknown>>): string {
  return typeof linkToken === 'string' && LINK_TOKEN.test(linkToken)
    ? `/account?linkToken=${linkToken}`
    : '/account'
}
