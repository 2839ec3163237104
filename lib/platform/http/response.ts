import { isDatabaseDown } from '../db/errors'
import { log } from '../log/log'
import { JsonText, type Contract, type FileAnswer, type OutputOf } from '../contract/contract'
import { Problem } from '../contract/problem'
import { frameWithProgress, PROGRESS } from '../contract/progress'
import type { Language } from '../contract/problems'

type Bytes = Uint8Array<ArrayBuffer>

/** An answer, whichever server sends it. */
export type ApiResponse = {
  status: number
  headers: Record<string, string | string[]>
  body: string | Bytes | Bytes[] | ReadableStream<Bytes> | null
}

const success = (body: ApiResponse['body'], headers: Record<string, string> = {}): ApiResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body,
})
const totalOf = (total: number) => ({ 'x-total-count': String(total) })

/**
 * The response of a call that succeeded: JSON, the rows of a list with `X-Total-Count`, or the bytes of a file, with
 * progress frames where `accept` (the header) asks for them.
 */
export function responseOf<C extends Contract>(
  contract: C,
  output: OutputOf<C> | JsonText,
  accept: string | null,
): ApiResponse {
  const isList = contract.kind === 'list'
  if (output instanceof JsonText)
    return success(output.body, isList ? totalOf(output.total) : undefined)
  if (contract.kind === 'file') return fileResponse(output as FileAnswer, accept)
  if (!isList) return success(JSON.stringify(output))
  const { rows, total } = output as { rows: unknown[]; total: number }
  return success(JSON.stringify(rows), totalOf(total))
}

function fileResponse(file: FileAnswer, accept: string | null): ApiResponse {
  const { bytes, contentType, fileName, disposition } = file
  const isFramed = 'progress' in file && accept?.includes(PROGRESS)
  const headers: ApiResponse['headers'] = {
    'content-type': isFramed ? `${PROGRESS}; of="${contentType}"` : contentType,
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'cache-control': 'private, no-store',
    // A browser that takes a file for a page must not run its scripts on our origin.
    'content-security-policy': "default-src 'none'; sandbox",
  }
  if ('byteLength' in bytes) headers['content-length'] = String(bytes.byteLength)
  return {
    status: 200,
    headers,
    body: isFramed ? frameWithProgress(file.bytes, file.progress) : bytes,
  }
}

/** The response of an error, RFC 9457. An error that is no `Problem` is logged, and nothing of it is sent. */
export function problemResponse(error: unknown, language: Language, traceId: string): ApiResponse {
  const problem = toProblem(error, traceId)
  const headers: ApiResponse['headers'] = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'content-language': language,
  }
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer'
  if (problem.status === 503) headers['retry-after'] = '5'
  if (problem.extras.retryAfter) headers['retry-after'] = String(problem.extras.retryAfter)
  if (problem.status === 405) headers.allow = String(problem.extras.values?.allowed)
  const body = JSON.stringify(problem.toBody(language, traceId))
  return { status: problem.status, headers, body }
}

function toProblem(error: unknown, traceId: string): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseDown(error)) {
    log.error({ traceId, error: (error as Error).message }, 'database unavailable')
    return new Problem('database-unavailable')
  }
  log.error(
    { traceId, error: error instanceof Error ? error.stack : String(error) },
    'unexpected error',
  )
  return new Problem('internal-error')
}

/** Ends the making of bytes that nobody is sent. */
export async function dropBody({ body }: Pick<ApiResponse, 'body'>): Promise<void> {
  if (body instanceof ReadableStream) await body.cancel()
}

export function toResponse({ status, headers, body }: ApiResponse): Response {
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
  return new Response(Array.isArray(body) ? streamOf(body) : body, { status, headers: lines })
}

/** A `Response` of the blocks would copy them into one buffer first. */
function streamOf(all: Bytes[]): ReadableStream<Bytes> {
  const blocks = all.values()
  return new ReadableStream({
    pull(controller) {
      const { value, done } = blocks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
