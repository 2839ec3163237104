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

/** The list, by the public keys of the site (`auth/jwks`); null where the site has not signed it, or not like this. */
export async function openList(jws: string, keys: readonly JWK[]): Promise<GateList | null> {
  try {
    const { payload, protectedHeader } = await compactVerify(
      jws,
      createLocalJWKSet({ keys: [...keys] }),
      { algorithms: ['ES256'] },
    )
    if (protectedHeader.typ !== LIST_TYPE) return null
    return unpackList(await decompress(new Uint8Array(payload)))
  } catch {
    return null
  }
}

/** In the browser as on the server. */
const decompress = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
