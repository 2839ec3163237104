import net from 'node:net'

const loopback = new net.BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether the configuration lets other machines reach the product. */
export function isOnNetwork({ hostname, appUrl }: { hostname: string; appUrl: string }): boolean {
  const { protocol, hostname: host } = new URL(appUrl)
  return !isLoopback(hostname) || !isLoopback(host) || protocol === 'https:'
}

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  const version = net.isIP(name)
  if (version === 0) return name === 'localhost' || name.endsWith('.localhost')
  return loopback.check(name, version === 4 ? 'ipv4' : 'ipv6')
}
