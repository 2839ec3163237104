import { createHash } from 'node:crypto'

/** By which a browser finds its own address among those of its user. */
export const digestOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url')
