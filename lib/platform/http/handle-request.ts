import { randomUUID } from 'node:crypto'
import { callerAddress } from '../auth/caller-address'
import { logRefusal } from '../auth/security-log'
import { languageOf } from '../contract/language'
import { Problem } from '../contract/problem'
import { log } from '../log/log'
import { countCall } from '../metrics/metrics'
import { type ApiResponse, problemResponse } from './response'
import type { ApiRequest } from './request'

export type HandledRequest = {
  traceId: string
  /** Who is calling, as soon as that is known. */
  userId?: string
  /** The path of the contract, as soon as that is known. */
  contractPath?: string
  /** Of every answer, a refusal too. */
  headers?: Record<string, string>
}

/** One request and its answer: gives it a trace id, turns every error into a problem, logs one line. */
export async function handleRequest(
  { method, path, headers }: Pick<ApiRequest, 'method' | 'path' | 'headers'>,
  work: (call: HandledRequest) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const traceId = randomUUID()
  const start = performance.now()
  const call: HandledRequest = { traceId }
  let code: string | undefined
  const answer = await work(call).catch((error: unknown) => {
    const address = callerAddress(headers)
    if (error instanceof Problem) code = error.code
    logRefusal(error, { traceId, address, userId: call.userId, path })
    return problemResponse(error, languageOf(headers), traceId)
  })
  Object.assign(answer.headers, call.headers, { 'x-trace-id': traceId })
  const milliseconds = Math.round(performance.now() - start)
  countCall({ path: call.contractPath, status: answer.status, seconds: milliseconds / 1000 })
  const { status } = answer
  log.info({ traceId, userId: call.userId, method, path, status, code, milliseconds }, 'request')
  return answer
}
