import ipaddr from 'ipaddr.js'

/**
 * What counts as one address when tries are counted: of IPv6 the /64 that one connection is given, as whoever
 * has one has all of its 2^64 addresses. Source: docs/decisions/0130-known-devices.md.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`)}/64`
}
