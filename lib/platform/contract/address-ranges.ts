import ipaddr from 'ipaddr.js'

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** An address stands for itself alone. Null for anything but an address or a network in CIDR notation. */
function parseRange(text: string): Range | null {
  if (ipaddr.isValidCIDR(text)) return withoutMapping(ipaddr.parseCIDR(text))
  if (!text.includes('/') && isWritten(text)) {
    const address = ipaddr.process(text)
    return [address, address.toByteArray().length * 8]
  }
  return null
}

/** `ipaddr.js` also takes `10` and `0x7f.1` for addresses, and one of an interface, `fe80::1%eth0`. */
const isWritten = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || (ipaddr.IPv6.isValid(text) && !text.includes('%'))

/** IPv4 in the form that it takes on a socket for both, `::ffff:10.0.0.0/104`. */
const withoutMapping = ([address, bits]: Range): Range =>
  address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96
    ? [address.toIPv4Address(), bits - 96]
    : [address, bits]

/** Whether the text names a range exactly: no bits are set beyond those of the network, as in `10.0.0.5/8`. */
export function isAddressRange(text: string): boolean {
  const range = parseRange(text)
  return range !== null && text.split('/').every(isPlain) && isNetwork(range)
}

const isPlain = (part: string, index: number) =>
  index === 0 ? isWritten(part) : /^\d+$/.test(part)

function isNetwork([address, bits]: Range): boolean {
  const bytes = address.toByteArray()
  return bytes.every((byte, index) => {
    const own = Math.min(8, Math.max(0, bits - index * 8))
    return (byte & (0xff >> own)) === 0
  })
}

/** Whether an address is in one of the ranges; no ranges are all addresses. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true
  if (!ipaddr.isValid(address)) return false
  const own = ipaddr.process(address)
  return ranges.some((text) => {
    const range = parseRange(text)
    return range !== null && range[0].kind() === own.kind() && own.match(range)
  })
}
