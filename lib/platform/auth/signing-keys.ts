import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod'
import { secret } from './secrets'

export const SIGNING_ALGORITHM = 'ES256'

const publicJwk = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() })
const privateJwk = publicJwk.extend({ d: z.string() })
const namedJwk = publicJwk.extend({ kid: z.string(), alg: z.string(), use: z.string() })
const signingKeySchema = z.object({ kid: z.string(), publicKey: namedJwk, privateKey: privateJwk })

/** A key pair of this name, which all servers share. What one purpose signs another must not accept. */
export const signingKey = (name: string) =>
  secret(name, signingKeySchema, async () => {
    const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
    const kid = randomUUID()
    const exported = publicJwk.parse(await exportJWK(pair.publicKey))
    return {
      kid,
      publicKey: { ...exported, kid, alg: SIGNING_ALGORITHM, use: 'sig' },
      privateKey: privateJwk.parse(await exportJWK(pair.privateKey)),
    }
  })
