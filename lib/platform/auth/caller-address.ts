import { isIP } from 'node:net'

/** Said of a caller without an address, as in tests. */
const UNKNOWN = 'unknown'

/**
 * The caller's address behind `hops` proxies of ours. Each proxy adds at the right whom it heard from, so only
 * the entries counted from there are theirs; what stands further left is what the caller likes to claim.
 */
export function addressBehindProxies(hops: number, forwarded: string, socket = ''): string {
  const claimed = forwarded.split(',').filter((entry) => entry.trim() !== '')
  const chain = [...claimed, socket].map(plainAddress)
  return chain.slice(-(hops + 1)).find(Boolean) ?? UNKNOWN
}

/** The address that the server in front has left as the only one. */
export const callerAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || UNKNOWN

/** Without the port that some proxies add and the form that IPv4 takes on a socket for both; '' for no address. */
function plainAddress(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim()) ?? []
  const [, withPort] = /^([\d.]+):\d+$/.exec(text.trim()) ?? []
  const address = (bracketed ?? withPort ?? text.trim()).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) ? address : ''
}
