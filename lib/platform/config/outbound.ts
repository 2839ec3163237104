import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import { textOfFile } from './variables'

const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9])?)*$/

/** Looks like an address, so that `10.0.0.300` counts as a mistake and not as a name. */
const isNumeric = (text: string) => /^[\d./]+$/.test(text) || text.includes(':')
const isRange = (text: string) => ipaddr.isValidCIDR(text) || isAddress(text)
const isAddress = (text: string) =>
  ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text)
const isHost = (text: string) => (isNumeric(text) ? isRange(text) : HOST_NAME.test(text))

const split = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

const hosts = z
  .string()
  .default('')
  .transform(split)
  .refine(
    (all) => all.every(isHost),
    'must be names of hosts, addresses or ranges, such as erp.site.local or 10.20.0.0/16',
  )

export const outboundVariables = {
  OUTBOUND_PRIVATE_HOSTS: hosts,
  /** By themselves, as any user gives the address of a push service, and an Admin alone that of a webhook. */
  PUSH_PRIVATE_HOSTS: hosts,
  OUTBOUND_CA_FILE: textOfFile.optional(),
}

/** Hosts of the site's own network that the product may call. */
export type PrivateHosts = {
  names: string[]
  /** As CIDR. */
  ranges: string[]
  /** The certificate (PEM) of an authority of the site, trusted for these hosts only. */
  ca?: string
}

export function privateHostsOf(data: z.output<z.ZodObject<typeof outboundVariables>>) {
  const ca = data.OUTBOUND_CA_FILE && { ca: data.OUTBOUND_CA_FILE }
  const admitted = (all: string[]): PrivateHosts => ({
    names: all.filter((host) => !isNumeric(host)),
    ranges: all.filter(isNumeric).map(cidrOf),
    ...ca,
  })
  return {
    privateHosts: admitted(data.OUTBOUND_PRIVATE_HOSTS),
    privatePushHosts: admitted(data.PUSH_PRIVATE_HOSTS),
  }
}

function cidrOf(text: string): string {
  if (text.includes('/')) return text
  return `${text}/${ipaddr.parse(text).kind() === 'ipv4' ? 32 : 128}`
}
