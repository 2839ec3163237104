import { createHash } from 'node:crypto'

/** In base64url. A text that can be guessed is found by its hash: that one needs `keyedHashes`. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url')
