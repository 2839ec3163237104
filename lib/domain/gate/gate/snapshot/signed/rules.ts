/**
 * รายชื่อที่ลงนามแล้ว: ถ้ามีใครแก้ไข เครื่องจะไม่ใช้
 * The list as it is sent: compressed, and signed, so that a device takes no list that anybody changed.
 * Source: docs/gate.md#6-offline.
 */
import { compactVerify, createLocalJWKSet, type JWK } from 'jose'
import type { GateList } from '../contract'
import { unpackList } from '../packed/rules'

/** Says what was signed: nothing else that the site signs is a list. */
export const LIST_TYPE = 'gate-list+gzip'

type Opened = { list: GateList } | { fault: 'bad-signature' | 'not-understood' }

/** The list, by the public keys of the site (`auth/jwks`); null where the site has not signed it, or not like this. */
export async function openList(jws: string, keys: readonly JWK[]): Promise<GateList | null> {
  const opened = await openSigned(jws, keys)
  return 'list' in opened ? opened.list : null
}

/** Tells apart what the site has not signed, and what it has signed in a form that is newer than its reader. */
export async function openSigned(jws: string, keys: readonly JWK[]): Promise<Opened> {
  const payload = await verified(jws, keys)
  if (!payload) return { fault: 'bad-signature' }
  try {
    return { list: unpackList(await decompress(payload)) }
  } catch {
    return { fault: 'not-understood' }
  }
}

async function verified(
  jws: string,
  keys: readonly JWK[],
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { payload, protectedHeader } = await compactVerify(
      jws,
      createLocalJWKSet({ keys: [...keys] }),
      { algorithms: ['ES256'] },
    )
    return protectedHeader.typ === LIST_TYPE ? new Uint8Array(payload) : null
  } catch {
    return null
  }
}

/** In the browser as on the server. */
const decompress = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
