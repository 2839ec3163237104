/** Source: docs/decisions/0459-a-call-ends-where-the-server-gives-no-sign-of-life.md */
import { MINUTE, SECOND } from '../dates/durations'
import { probeConnection } from './connection'

/** In milliseconds: how long an answer may take before the server is asked for a sign of life, and between two such. */
const PATIENCE = 15 * SECOND
/** In milliseconds: longer than the server works for any answer. */
const LIMIT = 3 * MINUTE

/**
 * Runs `send` until it has its answer, the caller's `signal` ends it, or the server gives no sign of life. Throws a
 * `TypeError` then, as `fetch` does without a connection.
 */
export async function whileAlive<T>(
  send: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal | null,
): Promise<T> {
  const begun = Date.now()
  const ending = new AbortController()
  const end = () => ending.abort(signal?.reason)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  const look = async () => {
    const isLost = Date.now() - begun > LIMIT || !(await probeConnection())
    if (isLost) ending.abort(new TypeError('the server gives no sign of life'))
  }
  const timer = setInterval(() => void look(), PATIENCE)
  try {
    return await send(ending.signal)
  } finally {
    clearInterval(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** As `fetch`, for an answer that is made at once. */
export const fetchAlive = (path: string, init?: RequestInit): Promise<Response> =>
  whileAlive((signal) => fetch(path, { ...init, signal }))
