import { type Credentials, tokenSource } from './credentials.js'
import { type RetryOptions, type Send, withRetry } from './retry.js'

export type ConnectionOptions = {
  /** Where the product is reached. */
  url: string
  credentials: Credentials
  /** Of texts that people read; the server’s own choice is Thai. */
  language?: 'th' | 'en'
  retry?: Partial<RetryOptions>
  /** Another `fetch`, for a proxy or an authority of one’s own. */
  fetch?: Send
}

export type Connection = { url: string; fetch: Send }

/**
 * Sends calls with the key or the token, again where one was lost, and each with an `Idempotency-Key`: a command that has
 * been done is then answered as the first time, and not done again.
 */
export function connect(options: ConnectionOptions): Connection {
  const { credentials, language = 'en', retry } = options
  const url = options.url.replace(/\/+$/, '')
  const send = withRetry(options.fetch ?? ((request) => globalThis.fetch(request)), retry)
  const source = tokenSource(url, credentials, send)

  /** A copy is sent: a body can be read once. */
  const sendWith = (token: string, request: Request) =>
    send(async () => {
      const copy = request.clone()
      copy.headers.set('authorization', `Bearer ${token}`)
      return copy
    })

  return {
    url,
    fetch: async (request) => {
      setDefault(request.headers, 'accept-language', language)
      setDefault(request.headers, 'idempotency-key', crypto.randomUUID())
      const token = await source.token()
      const response = await sendWith(token, request)
      if (response.status !== 401 || !(await source.renew(token))) return response
      await response.body?.cancel()
      return sendWith(await source.token(), request)
    },
  }
}

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value)
}
