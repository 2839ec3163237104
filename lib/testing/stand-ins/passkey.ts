import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

type Site = { origin?: string; rpId?: string }
/** Flags of the authenticator data: user present and user verified; attested credential data included. */
const PRESENT_AND_VERIFIED = 0x05
const WITH_CREDENTIAL = 0x40

/** An authenticator in software with one passkey. `create` and `sign` return what a browser would send. */
export function makePasskey({ origin = 'http://localhost:3000', rpId = 'localhost' }: Site = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = url(credentialId)
  let counter = 0
  const authData = (flags: number, ...rest: Buffer[]) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...rest])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = <R extends object>(response: R) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })
  const coseKey = () =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    )
  return {
    create({ challenge }: { challenge: string }) {
      const length = Buffer.from([0, credentialId.length])
      const data = authData(
        PRESENT_AND_VERIFIED | WITH_CREDENTIAL,
        Buffer.alloc(16),
        length,
        credentialId,
        Buffer.from(coseKey()),
      )
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(data)],
      ])
      return answer({
        clientDataJSON: url(clientData('webauthn.create', challenge)),
        attestationObject: url(isoCBOR.encode(attestation)),
      })
    },
    sign({ challenge }: { challenge: string }, flags = PRESENT_AND_VERIFIED) {
      const client = clientData('webauthn.get', challenge)
      const data = authData(flags)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return answer({
        clientDataJSON: url(client),
        authenticatorData: url(data),
        signature: url(signature),
      })
    },
  }
}
