import ipaddr from 'ipaddr.js'

/**
 * The network for which sign-in attempts are counted: an IPv4 address, or the /64 of an IPv6 address, as one
 * connection has all 2^64 addresses of it. Any other text is returned as it is. Source:
 * docs/decisions/0130-known-devices.md.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`)}/64`
}
