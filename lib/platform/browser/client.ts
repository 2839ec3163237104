import type { Contract, InputOf, OutputOf } from '../contract/contract'
import type { ProblemBody } from '../contract/problem'
import { unansweredText, unreachableText } from '../contract/problems/unreachable'
import { PROGRESS } from '../contract/progress'
import { isLost, noteConnection } from './connection'
import { forgetKey, keyFor } from './idempotency-key'
import { isSessionRenewed, pageUserHeader } from './page-session'
import { whileAlive } from './sign-of-life'

/** A refusal of the server; `body.errors` names the fields. */
export class ApiProblem extends Error {
  constructor(readonly body: Omit<ProblemBody, 'code'> & { code: string }) {
    super(body.detail)
    this.name = 'ApiProblem'
  }
}

/** Calls an endpoint from the browser, in the language of the page. Throws `ApiProblem`. */
export const callApi = <C extends Contract>(
  contract: C,
  input: InputOf<C>,
  signal?: AbortSignal,
): Promise<OutputOf<C>> =>
  exchange(contract, input, signal, async (response) => {
    const body = await response.json()
    if (contract.kind !== 'list') return body
    return { rows: body, total: Number(response.headers.get('x-total-count')) } as OutputOf<C>
  })

/** As `callApi`, for a body that is read in parts. */
export const request = <C extends Contract>(
  contract: C,
  input: InputOf<C>,
  signal?: AbortSignal,
): Promise<Response> => exchange(contract, input, signal, async (response) => response)

/** In milliseconds: between the looks after a command that is still running. */
const RUNNING_PAUSE = 1000
const MOST_LOOKS = 15

/** Makes of a response what the caller wants. One that breaks off in the middle, or is none of ours, is no answer. */
type Read<T> = (response: Response) => Promise<T>

/**
 * A call that is refused because the session has ended is sent again in the next one: the server has not begun it. A
 * command that is still running is asked for until its answer is there. Throws `ApiProblem`.
 */
async function exchange<C extends Contract, T>(
  contract: C,
  input: InputOf<C>,
  signal: AbortSignal | undefined,
  read: Read<T>,
): Promise<T> {
  const path = pathOf(contract, input)
  const run = mayTakeLong(contract) ? unwatched : whileAlive
  const body = contract.method === 'POST' ? bodyOf(contract, input) : null
  const init = { method: contract.method, body }
  const key = keyFor(contract, path, body)
  for (let looks = 0; ; looks++) {
    const sent = { ...init, headers: headersOf(contract, key) }
    const attempt = (until?: AbortSignal) => send(path, { ...sent, signal: until }, key, read)
    const { answer, problem } = await run(attempt, signal).catch(() => {
      if (!signal?.aborted) noteConnection(false)
      throw unreachable(key)
    })
    const isAway = problem !== null && isLost(problem.body)
    noteConnection(!isAway)
    const isRunning = problem?.body.code === 'request-in-progress'
    if (isRunning && looks < MOST_LOOKS) await pause(RUNNING_PAUSE)
    else if (!(problem && (await isSessionRenewed(problem.body.code)))) {
      if (!isAway && !isRunning) forgetKey(path, body)
      if (problem) throw problem
      return answer
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Outcome<T> = { answer: T; problem: null } | { answer: null; problem: ApiProblem }

async function send<T>(
  path: string,
  init: RequestInit,
  key: string | null,
  read: Read<T>,
): Promise<Outcome<T>> {
  const response = await fetch(path, init)
  return response.ok
    ? { answer: await read(response), problem: null }
    : { answer: null, problem: new ApiProblem(await problemOf(response, key)) }
}

/** What is large may fill a slow connection, so that a sign of life would not come through. */
const mayTakeLong = (contract: Contract) => contract.kind === 'file' || isUpload(contract)

const unwatched = <T>(run: (signal?: AbortSignal) => Promise<T>, signal?: AbortSignal) =>
  run(signal)

/** The address of a call: path parameters filled in, the rest of a GET's input as query. */
export function pathOf<C extends Contract>(contract: C, input: InputOf<C>): string {
  const rest = new Map(Object.entries((input ?? {}) as Record<string, unknown>))
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  if (contract.method !== 'GET') return path
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}

const isUpload = ({ accepts }: Contract) =>
  accepts.includes('multipart/form-data') && !accepts.includes('application/json')

function headersOf(contract: Contract, key: string | null): HeadersInit {
  // No content type for a form: the browser adds one with the boundary.
  const isJson = contract.method === 'POST' && !isUpload(contract)
  return {
    'accept-language': document.documentElement.lang,
    ...pageUserHeader(),
    ...(contract.kind === 'file' && { accept: `${PROGRESS}, */*` }),
    ...(isJson && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  }
}

function bodyOf(contract: Contract, input: unknown): BodyInit {
  if (!isUpload(contract)) return JSON.stringify(input)
  const form = new FormData()
  for (const [name, value] of Object.entries(input as Record<string, string | File>))
    form.append(name, value)
  return form
}

async function problemOf(response: Response, key: string | null): Promise<ApiProblem['body']> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  return isProblem ? response.json() : { ...unreachable(key).body, status: response.status }
}

/** What has a key is done once, however often it is sent. */
const unreachable = (key: string | null) => {
  const text = key ? unansweredText : unreachableText
  const detail = text[document.documentElement.lang === 'en' ? 'en' : 'th']
  return new ApiProblem({
    type: 'about:blank',
    title: 'Unreachable',
    status: 0,
    detail,
    code: 'unreachable',
    errors: [],
    traceId: '',
  })
}
