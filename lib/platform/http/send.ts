import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { log } from '../log/log'
import { hasCode } from '../process/error-code'
import { type ApiResponse, dropBody } from './response'

/** Sends an answer with Node's HTTP server. If the generation of a file fails, the connection is closed. */
export async function sendAnswer(
  response: ServerResponse,
  { status, headers, body }: ApiResponse,
): Promise<void> {
  const length = lengthOf(body)
  response.writeHead(status, length === null ? headers : { ...headers, 'content-length': length })
  if (response.req.method === 'HEAD') {
    response.end()
    await dropBody({ body })
  } else if (typeof body === 'string' || body instanceof Uint8Array) response.end(body)
  else if (body) await stream(response, body, headers['x-trace-id'])
  else response.end()
}

function lengthOf(body: ApiResponse['body']): number | null {
  if (body === null) return 0
  if (typeof body === 'string') return Buffer.byteLength(body)
  if (body instanceof Uint8Array) return body.byteLength
  return Array.isArray(body) ? body.reduce((sum, block) => sum + block.byteLength, 0) : null
}

/** A client that stops reading stops the generation of the bytes. */
async function stream(
  response: ServerResponse,
  body: Exclude<ApiResponse['body'], string | Uint8Array | null>,
  traceId: unknown,
): Promise<void> {
  const source = Array.isArray(body)
    ? Readable.from(body)
    : Readable.fromWeb(body as ReadableStream)
  await pipeline(source, response).catch((error: unknown) => {
    if (hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) return // the reader has gone
    log.error({ traceId, error: String(error) }, 'file broke off')
  })
}
