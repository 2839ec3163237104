import type { IncomingMessage, ServerResponse } from 'node:http'
import { processWide } from '../process/process-wide'

/** Answers a request, or says by false that it is none of its own and was left untouched. */
export type NodeApi = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

const provided = processWide('api', (): { api?: NodeApi } => ({}))

/** Hands the API of Next's build to the server that stands around Next. */
export function provideApi(api: NodeApi): void {
  provided.api = api
}

export const answerByApi: NodeApi = async (request, response) =>
  (await provided.api?.(request, response)) ?? false
