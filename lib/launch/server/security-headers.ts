import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/**
 * Scripts run only with this answer's nonce, or when such a script loads them. `style` attributes are allowed: the
 * components set sizes and colours there, and an attribute can neither select elements nor fetch anything.
 */
const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/** For answers that are not pages, in case a browser is tricked into showing one as a page. */
const LOADS_NOTHING =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy': LOADS_NOTHING,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Nobody else learns the name of the site's own server.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The camera scans people's codes at check-in.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
}

/** Only where the product is reached over https: browsers that have seen it never use http again. */
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

export type SecurityOptions = { isHttps: boolean }

export const securityHeaders = ({ isHttps }: SecurityOptions): Record<string, string> =>
  isHttps ? { ...ALWAYS, ...HSTS } : ALWAYS

/**
 * Adds the headers to an answer, except those that it sets itself. A page gets a policy with a new nonce, which
 * Next reads from the request's headers and puts on its scripts: a policy that the client sent is removed.
 */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  options: SecurityOptions,
): void {
  const headers = { ...securityHeaders(options) }
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  if (!/^\/(api|_next)\//.test(request.url ?? '')) {
    const policy = pagePolicy(randomBytes(16).toString('base64'))
    request.headers['content-security-policy'] = policy
    headers['content-security-policy'] = policy
  }
  onHeaders(response, () => {
    nameCharset(response)
    for (const [name, value] of Object.entries(headers))
      if (!response.hasHeader(name)) response.setHeader(name, value)
  })
}

/** What Next sends to its router is text without the name of its characters; the router takes it with one, too. */
function nameCharset(response: ServerResponse): void {
  const type = 'text/x-component'
  if (response.getHeader('content-type') === type)
    response.setHeader('content-type', `${type}; charset=utf-8`)
}
