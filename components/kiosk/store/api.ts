/** In milliseconds: without an answer by then a scan uses the list. Source: docs/gate.md#6-offline. */
export const PATIENCE = 1_500
/** In milliseconds. */
const LONG_PATIENCE = 20_000

/** The endpoints that a device calls; the worker has no room for their contracts. */
export const addresses = {
  pair: '/api/gate-devices/pair',
  look: '/api/gate/look',
  record: '/api/gate/record',
  snapshot: '/api/gate/snapshot',
  keys: '/api/auth/jwks',
  follow: '/api/musters/follow',
  mark: '/api/musters/mark',
} as const

type Asked = { token?: string; language?: string; patience?: number }

/** The server answered, and not with what was asked for. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail)
    this.name = 'Refusal'
  }
}

/** With the token of the device and never with a session. Throws `Refusal`, or anything else where no answer came. */
export async function ask<Answer>(
  address: string,
  body: object | null,
  { token, language, patience = LONG_PATIENCE }: Asked,
): Promise<Answer> {
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
  if (answer.ok) return answer.json()
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json')
  // A proxy without our server behind it is as good as no answer.
  if (!isProblem) throw new Error(`answered with ${answer.status}`)
  const { status, code, detail } = (await answer.json()) as Refusal & { detail: string }
  throw new Refusal(status, code, detail)
}

/** Whether the server refuses the content itself, and not because of its own state or of the access of the device. */
export const isUnacceptable = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 400

/** Whether the server says that the access of this device has ended. */
export const isRevoked = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 401
