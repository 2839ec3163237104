import net from 'node:net'
import { config } from '../config/config'
import { Problem } from '../contract/problem'
import { judgeAddress } from './addresses'
import { aborted } from '../limits/aborted'
import { resolveToSave, type Resolve, type Resolved } from './resolve'

/** What is called: anybody's browser gives the address of its push service, an Admin that of a webhook. */
export type Receiver = 'webhook' | 'line' | 'push'

/** Where a call may go: the addresses that were judged are those it connects to. `ca`: the site's, of hosts of its own. */
export type Target = { url: URL; addresses: Resolved[]; ca?: string }

/**
 * Null for an address that the product must not call: one that is not `https`, or has a login in it, or whose host
 * resolves to nothing or to any address that is not public. Throws what `resolve` refuses.
 * Source: docs/integration.md#webhooks.
 */
export async function findTarget(
  text: string,
  to: Receiver,
  resolve: Resolve,
): Promise<Target | null> {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username || url.password) return null
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '')
  const addresses = await addressesOf(host, resolve)
  const { privateHosts, privatePushHosts } = config()
  const hosts = to === 'push' ? privatePushHosts : privateHosts
  const judged = addresses.map(({ address }) => judgeAddress(address, host, hosts))
  if (judged.length === 0 || judged.includes('refused')) return null
  return { url, addresses, ...(judged.every((one) => one === 'admitted') && { ca: hosts.ca }) }
}

async function addressesOf(host: string, resolve: Resolve): Promise<Resolved[]> {
  const family = net.isIP(host)
  if (family) return [{ address: host, family }]
  return resolve(host).catch((error: unknown) => {
    if (error instanceof Problem) throw error
    return []
  })
}

/** In milliseconds. */
const SAVE_LIMIT = 5_000

/**
 * For a command that stores an address; outside a transaction, as names are resolved. Returns the address as it is to
 * be stored. Throws `address-not-allowed`, whatever is wrong: it is nobody's way to look around in the network; and
 * `too-many-requests`.
 */
export async function requireAllowedAddress(
  text: string,
  to: Receiver,
  userId: string,
  resolve?: Resolve,
): Promise<string> {
  const signal = AbortSignal.timeout(SAVE_LIMIT)
  const target = await Promise.race([
    findTarget(text, to, resolve ?? resolveToSave(userId, signal)),
    aborted(signal).catch(() => null),
  ])
  if (!target) throw new Problem('address-not-allowed')
  return target.url.href
}
