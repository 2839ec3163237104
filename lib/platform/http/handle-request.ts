import { callerAddress } from '../auth/caller-address'
import { logRefusal } from '../auth/security-log'
import { languageOf } from '../contract/language'
import { Problem } from '../contract/problem'
import { log } from '../log/log'
import { measureCall } from '../metrics/metrics'
import { inSpan, type Span } from '../tracing/spans'
import { readTraceParent, traceIdOf } from '../tracing/trace-parent'
import { type ApiResponse, problemResponse } from './response'
import type { ApiRequest } from './request'

export type HandledRequest = {
  traceId: string
  /** Who is calling, as soon as that is known. */
  userId?: string
  /** The API key by which a service account calls. */
  keyId?: string
  /** The path of the contract, as soon as that is known. */
  contractPath?: string
  /** Of every answer, a refusal too. */
  headers?: Record<string, string>
}

type Sent = Pick<ApiRequest, 'method' | 'path' | 'headers'>
type Work = (call: HandledRequest) => Promise<ApiResponse>

/** One request and its answer: gives it a trace id, turns every error into a problem, logs one line. */
export function handleRequest(sent: Sent, work: Work): Promise<ApiResponse> {
  const { method, headers } = sent
  const parent = readTraceParent(headers.get('traceparent'))
  return inSpan({ name: method, kind: 'SERVER', parent }, (span) => answer(sent, work, span))
}

async function answer(
  { method, path, headers }: Sent,
  work: Work,
  span: Span,
): Promise<ApiResponse> {
  const traceId = span.traceId ?? traceIdOf(headers.get('traceparent'))
  const start = performance.now()
  const call: HandledRequest = { traceId }
  let code: string | undefined
  const response = await work(call).catch((error: unknown) => {
    const address = callerAddress(headers)
    if (error instanceof Problem) code = error.code
    const { userId, keyId } = call
    logRefusal(error, { traceId, address, userId, keyId, path: loggedPath(call, path) })
    return problemResponse(error, languageOf(headers), traceId)
  })
  Object.assign(response.headers, call.headers, { 'x-trace-id': traceId })
  const milliseconds = Math.round(performance.now() - start)
  const { status } = response
  measureCall({ path: call.contractPath, status, seconds: milliseconds / 1000 })
  describe(span, { method, path: call.contractPath, status, code })
  const { userId, keyId } = call
  const logged = { traceId, userId, keyId, method, path: loggedPath(call, path) }
  log.info({ ...logged, status, code, milliseconds }, 'request')
  return response
}

/** Without a token, which works for whoever reads the log. */
const loggedPath = ({ contractPath }: HandledRequest, path: string): string =>
  contractPath?.includes('{token}') ? contractPath : path

type Answered = { method: string; path?: string; status: number; code?: string }

/** By the path of the contract: an address may name a record. */
function describe(span: Span, { method, path, status, code }: Answered): void {
  if (path) span.rename(`${method} ${path}`)
  span.add({
    'http.request.method': method,
    'http.response.status_code': status,
    ...(path && { 'http.route': path }),
    ...(code && { 'error.type': code }),
  })
  if (status >= 500) span.fail()
}
