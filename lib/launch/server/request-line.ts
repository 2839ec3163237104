import type { IncomingMessage } from 'node:http'
import { Problem } from '../../platform/contract/problem'

/** What Next or one of our routes answers, be it with a refusal. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses what Next would stumble over, and brings an address that names its host (RFC 9112, 3.2.2) into the form
 * that Next knows. Returns the refusal, if any.
 */
export function refusalOf(request: IncomingMessage): Problem | undefined {
  if (!METHODS.includes(request.method ?? ''))
    return new Problem('method-not-allowed', { values: { allowed: METHODS.join(', ') } })
  takeOwnForm(request)
  const [path = ''] = (request.url ?? '').split('?')
  return isReadable(path) ? undefined : new Problem('malformed-path')
}

function takeOwnForm(request: IncomingMessage): void {
  const { url = '' } = request
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return
  const { host, pathname, search } = new URL(url)
  request.url = pathname + search
  request.headers.host = host // counts more than what the header says
}

function isReadable(path: string): boolean {
  try {
    return path.startsWith('/') && !decodeURIComponent(path).includes('\0')
  } catch {
    return false // broken percent signs
  }
}
