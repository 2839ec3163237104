import webPush from 'web-push'
import * as z from 'zod'
import { changeSecret, secret } from '../auth/secrets'
import { decryptField, encryptedAnew, encryptField, isCurrent } from '../secrets/encryption'

const NAME = 'web-push'
const place = { column: 'secrets.value', id: NAME } as const

const stored = z.object({ publicKey: z.string(), sealedPrivateKey: z.string() })

const readStored = secret(NAME, stored, async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return { publicKey, sealedPrivateKey: encryptField(privateKey, place) }
})

/** Returns how many values it has encrypted anew. */
export const rekeyPushKey = (): Promise<number> =>
  changeSecret(NAME, stored, ({ publicKey, sealedPrivateKey }) =>
    isCurrent(sealedPrivateKey)
      ? null
      : { publicKey, sealedPrivateKey: encryptedAnew(sealedPrivateKey, place) },
  )

/**
 * The keys by which push services know this product (RFC 8292): made once, as browsers subscribe to the public one. Both
 * in base64url.
 */
export async function pushKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const { publicKey, sealedPrivateKey } = await readStored()
  return { publicKey, privateKey: decryptField(sealedPrivateKey, place) }
}

export const publicPushKey = async (): Promise<string> => (await readStored()).publicKey
