import * as z from 'zod'
import { isLoopback } from './network'

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgresql://user:password@host:5432/name',
})

export const databaseVariables = {
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_PLAIN_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
}

export const PLAIN_DATABASE =
  'must end with ?sslmode=verify-full where SITE_MODE is production, or its host stand in DATABASE_PLAIN_HOSTS, as it leaves no machine or is encrypted otherwise'

/**
 * Whether rows and the password reach the database unread by others: encrypted to a server whose certificate is checked, or
 * within this machine. A folder instead of a host is a socket of it.
 */
export function isProtected(url: string, plainHosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return true // refused by its form
  const { hostname, searchParams } = new URL(url)
  // Of a name that is given twice pg takes the last, and for an empty host that of the address.
  const last = (name: string) => searchParams.getAll(name).at(-1)
  const host = decodeURIComponent(last('host') || hostname).toLowerCase()
  const isHere = host === '' || host.startsWith('/') || isLoopback(host)
  return isHere || last('sslmode') === 'verify-full' || plainHosts.includes(host)
}
