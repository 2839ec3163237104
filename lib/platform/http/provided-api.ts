import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request, or says by false that it is none of its own and was left untouched. */
export type NodeApi = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

// Next's build and the launcher each have their own copy of this module, in one process: what they share stands here.
const shared = globalThis as unknown as { siteSafetyApi?: NodeApi }

/** Hands the API of Next's build to the server that stands around Next. */
export function provideApi(api: NodeApi): void {
  shared.siteSafetyApi = api
}

export const answerByApi: NodeApi = async (request, response) =>
  (await shared.siteSafetyApi?.(request, response)) ?? false
