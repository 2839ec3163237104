import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageOf } from '../../platform/contract/language'
import type { Problem } from '../../platform/contract/problem'
import { log } from '../../platform/log/log'
import { traceIdOf } from '../../platform/tracing/trace-parent'

/** For what never reaches Next: the same body and headers as a problem that an endpoint answers. */
export function sendProblem(
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  traceId: string = traceIdOf(headers.traceparent?.toString()),
): void {
  const { status, extras } = problem
  const language = languageOf(new Headers({ 'accept-language': headers['accept-language'] ?? '' }))
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'content-language': language,
    'cache-control': 'no-store',
    'x-trace-id': traceId,
    ...(status === 405 && { allow: String(extras.values?.allowed) }),
  })
  response.end(JSON.stringify(problem.toBody(language, traceId)))
  log.info({ traceId, method, path: url?.split('?')[0], status, code: problem.code }, 'request')
}
