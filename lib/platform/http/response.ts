import { isDatabaseDown } from '../db/errors'
import { log } from '../log/log'
import { JsonText, type Contract, type FileAnswer, type OutputOf } from '../contract/contract'
import { Problem } from '../contract/problem'
import { frameWithProgress, PROGRESS } from '../contract/progress'
import type { Language } from '../contract/problems'

type Headers = Record<string, string>
const text = (body: string | ReadableStream, status: number, type: string, headers: Headers) =>
  new Response(body, {
    status,
    headers: { 'content-type': type, 'cache-control': 'no-store', ...headers },
  })
const success = (body: string | ReadableStream, headers: Headers = {}) =>
  text(body, 200, 'application/json', headers)
const totalOf = (total: number) => ({ 'x-total-count': String(total) })

/** A success: JSON, the rows of a list with their total, or the bytes of a file, by what the caller accepts. */
export function toResponse<C extends Contract>(
  contract: C,
  output: OutputOf<C> | JsonText,
  accept: string | null,
): Response {
  const isList = contract.kind === 'list'
  if (output instanceof JsonText) {
    const { body, total } = output
    return success(typeof body === 'string' ? body : streamOf(body), isList ? totalOf(total) : {})
  }
  if (contract.kind === 'file') return fileResponse(output as FileAnswer, accept)
  if (!isList) return success(JSON.stringify(output))
  const { rows, total } = output as { rows: unknown[]; total: number }
  return success(JSON.stringify(rows), totalOf(total))
}

/** Block by block: a `Response` would copy them into one piece first. */
function streamOf(all: Uint8Array<ArrayBuffer>[]): ReadableStream {
  const blocks = all.values()
  return new ReadableStream({
    pull(controller) {
      const { value, done } = blocks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

function fileResponse(file: FileAnswer, accept: string | null): Response {
  const { bytes, contentType, fileName, disposition } = file
  const isFramed = 'progress' in file && accept?.includes(PROGRESS)
  return new Response(isFramed ? frameWithProgress(file.bytes, file.progress) : bytes, {
    headers: {
      'content-type': isFramed ? `${PROGRESS}; of="${contentType}"` : contentType,
      ...('byteLength' in bytes && { 'content-length': String(bytes.byteLength) }),
      'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'private, no-store',
      // Even a file that slipped through as something else cannot run anything on our origin.
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

/** RFC 9457. Whatever is not a `Problem` is logged here and leaves no internals. */
export function problemResponse(error: unknown, language: Language, traceId: string): Response {
  const problem = toProblem(error, traceId)
  const headers: Headers = { 'content-language': language }
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer'
  if (problem.status === 503) headers['retry-after'] = '5'
  if (problem.extras.retryAfter) headers['retry-after'] = String(problem.extras.retryAfter)
  if (problem.status === 405) headers.allow = String(problem.extras.values?.allowed)
  const body = JSON.stringify(problem.toBody(language, traceId))
  return text(body, problem.status, 'application/problem+json', headers)
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
