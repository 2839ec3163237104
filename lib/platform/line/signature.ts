import { validateSignature } from '@line/bot-sdk'
import { config } from '../config/config'

/** Whether LINE has sent these bytes to the site's account; nobody has where there is none. */
export function isSignedByLine(bytes: Uint8Array, signature: string | null): boolean {
  const { line } = config()
  if (!line || !signature) return false
  return validateSignature(Buffer.from(bytes), line.secret, signature)
}
