import type { IncomingMessage, ServerResponse } from 'node:http'
import { processWide } from '../process/process-wide'

/** Answers a request. False if no endpoint has its address: the request is then untouched. */
export type NodeApi = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

const provided = () => processWide('api', (): { api?: NodeApi } => ({}))

/** Next's build provides its endpoints to the server in front of Next, which then calls them directly. */
export function provideApi(api: NodeApi): void {
  provided().api = api
}

export const answerByApi: NodeApi = async (request, response) =>
  (await provided().api?.(request, response)) ?? false
