import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * What a page may load and run: our own, and of scripts only those that bear this answer's nonce, or that
 * such a one loads. Styles likewise; `style` attributes are let through, as the components put their sizes
 * and colours there and an attribute can select and fetch nothing.
 */
export const contentSecurityPolicy = (nonce: string) =>
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

/** Browsers take it over https only, where it keeps them from ever asking over http again. */
const HSTS = 'max-age=31536000'

/**
 * Gives each page its policy, with a nonce of its own. Next reads it from the request and puts the nonce on
 * its scripts; nobody outside may choose it. The API's answers run nothing and need none.
 */
export function guardPage(request: IncomingMessage, response: ServerResponse): void {
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  response.setHeader('strict-transport-security', HSTS)
  if (/^\/(api|_next)\//.test(request.url ?? '')) return
  const policy = contentSecurityPolicy(randomBytes(16).toString('base64'))
  request.headers['content-security-policy'] = policy
  response.setHeader('content-security-policy', policy)
}
