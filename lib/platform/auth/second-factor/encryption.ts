import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { secret } from '../secrets'

const CIPHER = 'aes-256-gcm'
const key = async () =>
  Buffer.from(
    await secret('second-factor', async () => randomBytes(32).toString('base64url')),
    'base64url',
  )

/** `<iv>.<tag>.<text>` in base64url. Opens for its owner only: rows that were exchanged are worth nothing. */
export async function encrypt(text: string, ownerId: string): Promise<string> {
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, await key(), iv).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

export async function decrypt(sealed: string, ownerId: string): Promise<string> {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  const cipher = createDecipheriv(CIPHER, await key(), iv!).setAAD(Buffer.from(ownerId))
  return Buffer.concat([cipher.setAuthTag(tag!).update(text!), cipher.final()]).toString('utf8')
}

/** A mark of ours on bytes that go out and come back. */
export const hmacOf = async (bytes: Buffer): Promise<Buffer> =>
  createHmac('sha256', await key())
    .update(bytes)
    .digest()
