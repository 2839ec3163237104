import type { IncomingMessage } from 'node:http'
import { Problem } from '../../platform/contract/problem'

/** Of pages and files. */
const READING = ['GET', 'HEAD']
const METHODS = [...READING, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Returns a problem for a method or path that Next cannot handle. The target is in origin form. */
export function checkRequestLine(request: IncomingMessage): Problem | undefined {
  const [path = ''] = (request.url ?? '').split('?')
  const allowed = path.startsWith('/api/') ? METHODS : READING
  if (!allowed.includes(request.method ?? ''))
    return new Problem('method-not-allowed', { values: { allowed: allowed.join(', ') } })
  return isWellFormed(path) ? undefined : new Problem('malformed-path')
}

/**
 * The status of a request that names no host (RFC 9112, 3.2), or expects more than to be told to go on (RFC 9110, 10.1.1).
 * Node would answer both itself, without our headers.
 */
export function refusedByHead({ httpVersion, headers }: IncomingMessage): 400 | 417 | undefined {
  if (headers.host === undefined && httpVersion !== '1.0') return 400
  const { expect = '100-continue' } = headers
  return expect.toLowerCase() === '100-continue' ? undefined : 417
}

/** Rewrites an absolute-form target to origin form (RFC 9112, 3.2), the only one that Next and our own rules know. */
export function toOriginForm(request: IncomingMessage): void {
  const { url = '' } = request
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return
  const { host, pathname, search } = new URL(url)
  request.url = pathname + search
  request.headers.host = host // RFC 9112, 3.2.2: the target overrides the Host header
}

/** What a client resolves before it asks. Next would resolve it, too, after the rules for pages and for the API. */
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i

function isWellFormed(path: string): boolean {
  if (!path.startsWith('/') || DOT_SEGMENT.test(path)) return false
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false // broken percent signs
  }
}
