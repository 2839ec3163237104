import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/**
 * What a page may load and run: our own, and of scripts only those that bear this answer's nonce, or that
 * such a one loads. Styles likewise; `style` attributes are let through, as the components put their sizes
 * and colours there and an attribute can select and fetch nothing.
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

/** What is no page runs and loads nothing, should a browser be made to show it as one. */
const NOTHING_RUNS =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy': NOTHING_RUNS,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The camera reads the codes of people at check-in, when somebody asks for it.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
}

/** Keeps browsers from ever asking over http again; only where people reach the product over https. */
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

export type Guarding = { isHttps: boolean }

/** Of every answer; one that brings a policy of its own, as files do, keeps it. */
export const securityHeaders = ({ isHttps }: Guarding) => ({ ...ALWAYS, ...(isHttps && HSTS) })

/**
 * Gives each answer its headers, and each page a policy with a nonce of its own. Next reads it from the request
 * and puts the nonce on its scripts; nobody outside may choose it.
 */
export function guardAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  guarding: Guarding,
): void {
  const headers: Record<string, string> = securityHeaders(guarding)
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  if (!/^\/(api|_next)\//.test(request.url ?? '')) {
    const policy = pagePolicy(randomBytes(16).toString('base64'))
    request.headers['content-security-policy'] = policy
    headers['content-security-policy'] = policy
  }
  onHeaders(response, () => {
    for (const [name, value] of Object.entries(headers))
      if (!response.hasHeader(name)) response.setHeader(name, value)
  })
}
