import net from 'node:net'
import ipaddr from 'ipaddr.js'
import type { PrivateHosts } from '../config/outbound'

/** The kinds of private addresses that a site can admit. Link-local ones, where clouds keep credentials, are none. */
const ADMISSIBLE: readonly string[] = ['private', 'uniqueLocal', 'carrierGradeNat', 'loopback']

/** Services of clouds that tell a machine its credentials, outside the link-local range. */
const NEVER = ['168.63.129.16', '100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254'].map((address) =>
  ipaddr.parse(address).toNormalizedString(),
)

/** What of IPv6 is given out; addresses outside it hold IPv4 ones, or mean nothing. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Whether the product may connect to an address, which `host` has resolved to; `admitted` where it is the site's own. */
export function judgeAddress(
  text: string,
  host: string,
  hosts: PrivateHosts,
): 'public' | 'admitted' | 'refused' {
  if (!net.isIP(text)) return 'refused'
  const address = ipaddr.parse(text)
  if (NEVER.includes(address.toNormalizedString())) return 'refused'
  if (!isPublic(address) && !ADMISSIBLE.includes(address.range())) return 'refused'
  if (isAdmitted(address, host, hosts)) return 'admitted'
  return isPublic(address) ? 'public' : 'refused'
}

const isPublic = (address: Address) =>
  address.range() === 'unicast' &&
  (address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(GLOBAL_UNICAST))

const isAdmitted = (address: Address, host: string, { names, ranges }: PrivateHosts) =>
  names.includes(host) || ranges.some((range) => isWithin(address, range))

function isWithin(address: Address, range: string): boolean {
  const [first, bits] = ipaddr.parseCIDR(range)
  return address.kind() === first.kind() && address.match(first, bits)
}
