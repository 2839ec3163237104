import { CompactSign, type JWK } from 'jose'
import { SIGNING_ALGORITHM, signingKey } from './signing-keys'

/** Of its own, so that no list passes for a token of a user, nor a token for a list. */
const listKey = signingKey('gate-list')

export const gateListKey = async (): Promise<JWK> => (await listKey()).publicKey

/** Signs the list of a gate, with which devices judge without a network. */
export async function signGateList(list: Uint8Array, typ: string): Promise<string> {
  const { kid, privateKey } = await listKey()
  return new CompactSign(list)
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ })
    .sign(privateKey)
}
