import webPush from 'web-push'
import * as z from 'zod'
import { secret } from '../auth/secrets'

const keys = z.object({ publicKey: z.string(), privateKey: z.string() })

/**
 * The keys by which push services know this product (RFC 8292): made once, as browsers subscribe to the public one. Both
 * in base64url.
 */
export const pushKeys = secret('web-push', keys, async () => ({ ...webPush.generateVAPIDKeys() }))

export const publicPushKey = async (): Promise<string> => (await pushKeys()).publicKey
