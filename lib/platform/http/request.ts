import { parse } from 'cookie'

/** What an endpoint asks of a request, whichever server took it in. */
export type ApiRequest = {
  method: string
  /** Of the address, without its query. */
  path: string
  query: Iterable<[string, string]>
  /** The values of the path parameters, such as `{id}`. */
  params: () => Promise<Params>
  headers: RequestHeaders
  /** Aborted when the caller hangs up before the answer is sent. */
  signal: AbortSignal
  /** The body in chunks. Throws `body-incomplete` when the caller hangs up amid it. */
  body: () => AsyncIterable<Uint8Array>
}

export type Params = Record<string, string | string[]>
export type RequestHeaders = Pick<Headers, 'get'>

/** The cookies of a request by name. */
export const cookiesOf = (headers: RequestHeaders): Record<string, string> =>
  parse(headers.get('cookie') ?? '') as Record<string, string>
