import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { textSecret } from '../secrets'

const CIPHER = 'aes-256-gcm'
const keyText = textSecret('second-factor')
const key = async () => Buffer.from(await keyText(), 'base64url')

/**
 * Returns `<iv>.<tag>.<text>` in base64url. `ownerId` is authenticated: the value of another user's row does not
 * decrypt.
 */
export async function encrypt(text: string, ownerId: string): Promise<string> {
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, await key(), iv).setAAD(Buffer.from(ownerId))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url')).join('.')
}

/** Throws where the text was changed or belongs to another owner. */
export async function decrypt(encrypted: string, ownerId: string): Promise<string> {
  const [iv, tag, text] = encrypted.split('.').map((part) => Buffer.from(part, 'base64url'))
  const cipher = createDecipheriv(CIPHER, await key(), iv!).setAAD(Buffer.from(ownerId))
  return Buffer.concat([cipher.setAuthTag(tag!).update(text!), cipher.final()]).toString('utf8')
}

/** Authenticates bytes that we send out and get back. */
export const hmacOf = async (bytes: Buffer): Promise<Buffer> =>
  createHmac('sha256', await key())
    .update(bytes)
    .digest()
