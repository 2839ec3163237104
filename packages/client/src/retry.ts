export type RetryOptions = {
  /** How often a call is sent at most. */
  attempts: number
  /** In seconds: whoever is asked to wait longer is given the refusal. */
  longestWait: number
}
export type Send = (request: Request) => Promise<Response>

const USUAL: RetryOptions = { attempts: 6, longestWait: 90 }
/** In seconds, twice as much after each attempt. */
const FIRST_WAIT = 0.5

/** Sends what it is given again where it was lost or refused for the moment, after `Retry-After` if the answer has one. */
export type Resend = (makeRequest: () => Promise<Request>) => Promise<Response>

export const withRetry =
  (send: Send, options: Partial<RetryOptions> = {}): Resend =>
  async (makeRequest) => {
    const { attempts, longestWait } = { ...USUAL, ...options }
    for (let attempt = 1; ; attempt++) {
      const request = await makeRequest()
      const outcome = await outcomeOf(send, request)
      const wait = await waitAfter(outcome, attempt)
      const isLast = wait === null || wait > longestWait || attempt >= attempts
      if (isLast || request.signal.aborted) return answerOf(outcome)
      if ('response' in outcome) await outcome.response.body?.cancel()
      await sleep(wait * 1000, request.signal)
    }
  }

type Outcome = { response: Response } | { error: unknown }

const outcomeOf = (send: Send, request: Request): Promise<Outcome> =>
  send(request)
    .then(whole)
    .then(
      (response) => ({ response }),
      (error: unknown) => ({ error }),
    )

/** A connection that is cut amid an answer has lost it. Files stay streams, which their reader may find broken off. */
async function whole(response: Response): Promise<Response> {
  const { status, headers } = response
  if (!headers.get('content-type')?.includes('json')) return response
  return new Response(await response.text(), { status, headers })
}

function answerOf(outcome: Outcome): Response {
  if ('error' in outcome) throw outcome.error
  return outcome.response
}

/** In seconds; null where the same answer would come again. */
async function waitAfter(outcome: Outcome, attempt: number): Promise<number | null> {
  const growing = FIRST_WAIT * 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
  if ('error' in outcome) return growing
  if (!(await isTemporary(outcome.response))) return null
  const asked = Number(outcome.response.headers.get('retry-after') ?? NaN)
  return Number.isFinite(asked) && asked >= 0 ? asked : growing
}

/** Of 409 only `request-in-progress` names a time; of 500 only a fault of the server may be gone the next time. */
async function isTemporary(response: Response): Promise<boolean> {
  const { status, headers } = response
  if (status === 409) return headers.has('retry-after')
  if (status !== 500) return [429, 502, 503, 504].includes(status)
  const problem = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null
  return problem === null || problem.code === 'internal-error'
}

/** Rejects with the reason when `signal` is aborted. */
export const sleep = (milliseconds: number, signal?: AbortSignal | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
