import { createHmac, timingSafeEqual } from 'node:crypto'
import { textSecret } from './secrets'

/** Tokens that carry a text which only this product can have written; everybody can read it. `name` is of its secret. */
export function signedTexts(name: string) {
  const key = textSecret(name)
  const macOf = async (payload: string): Promise<Buffer> =>
    createHmac('sha256', await key())
      .update(payload)
      .digest()
  return {
    sign: async (text: string): Promise<string> => {
      const payload = Buffer.from(text).toString('base64url')
      return `${payload}.${(await macOf(payload)).toString('base64url')}`
    },
    /** Null for a token that is not of the product. */
    read: async (token: string): Promise<string | null> => {
      const [payload = '', sent = ''] = token.split('.')
      const right = await macOf(payload)
      const mac = Buffer.from(sent, 'base64url')
      const isRight = mac.length === right.length && timingSafeEqual(mac, right)
      return isRight ? Buffer.from(payload, 'base64url').toString() : null
    },
  }
}
