import type { ContentType, Contract } from '../contract/contract'
import { Problem } from '../contract/problem'
import { isSignedByLine } from '../line/signature'
import type { ApiRequest, RequestHeaders } from './request'

const MEBIBYTE = 1024 * 1024

/**
 * The parsed body of a request. Throws `unsupported-content-type`, `body-too-large`, `body-incomplete` and
 * `signature-wrong` before it parses, and `malformed-json` or `malformed-form`.
 */
export async function readBody(request: ApiRequest, contract: Contract): Promise<unknown> {
  const isCommand = contract.kind === 'command'
  const isSigned = contract.signedBy !== undefined
  if (isCommand && !isSigned) contentTypeOf(request.headers, contract.accepts)
  const bytes = await readBytes(request, contract.bodyLimit)
  if (isSigned && !isSignedByLine(bytes, request.headers.get('x-line-signature')))
    throw new Problem('signature-wrong')
  // A search may have no body, and then its content type does not matter.
  if (!isCommand && bytes.byteLength === 0) return {}
  const contentType = contentTypeOf(request.headers, contract.accepts)
  if (contentType === 'application/json') return parseJson(bytes)
  return parseForm(bytes, request.headers.get('content-type') ?? contentType)
}

export function contentTypeOf<T extends ContentType>(
  headers: RequestHeaders,
  accepts: readonly T[],
): T {
  const sent = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const accepted = accepts.find((type) => type === sent)
  if (accepted) return accepted
  throw new Problem('unsupported-content-type', { values: { accepted: accepts.join(', ') } })
}

const sizeOf = (bytes: number) =>
  bytes < MEBIBYTE ? `${bytes / 1024} KB` : `${Math.floor(bytes / MEBIBYTE)} MB`

/** The body. Throws `body-too-large` as soon as more than `limit` bytes have arrived, and `body-incomplete`. */
export async function readBytes(
  { headers, body }: Pick<ApiRequest, 'headers' | 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Problem('body-too-large', { values: { limit: sizeOf(limit) } })
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body()) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Problem('malformed-json')
  }
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    return Object.fromEntries(form.entries())
  } catch {
    throw new Problem('malformed-form')
  }
}
