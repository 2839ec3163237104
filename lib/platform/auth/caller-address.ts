import { isIP } from 'node:net'

/** For a caller without an address, as in tests. */
const UNKNOWN = 'unknown'

/**
 * The caller's address behind `hops` proxies of ours. Each proxy appends the address that it received from, so
 * only the last `hops` entries are trustworthy; the caller can send any others. `forwarded` is the `X-Forwarded-For`
 * header, `socket` the address of the connection.
 */
export function addressBehindProxies(hops: number, forwarded: string, socket = ''): string {
  const claimed = forwarded.split(',').filter((entry) => entry.trim() !== '')
  const chain = [...claimed, socket].map(plainAddress)
  return chain.slice(-(hops + 1)).find(Boolean) ?? UNKNOWN
}

/** The caller's address as our server has set it; it removes what callers send themselves. */
export const callerAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || UNKNOWN

/** Without the port that some proxies add and the form that IPv4 takes on a socket for both; '' for no address. */
function plainAddress(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim()) ?? []
  const [, withPort] = /^([\d.]+):\d+$/.exec(text.trim()) ?? []
  const address = (bracketed ?? withPort ?? text.trim()).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) ? address : ''
}
