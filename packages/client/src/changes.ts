import { ApiError } from './api-error.js'
import type { Connection } from './connection.js'
import { sleep } from './retry.js'

/** What has changed, and not into what: the record is read by `subject.path`, by those who may. */
export type Change = {
  /** The place to go on after. */
  seq: string
  id: string
  at: string
  type: string
  subject: { type: string; id: string; path: string | null }
  isRemoved: boolean
}
type Page = { items: Change[]; next: string; isCaughtUp: boolean }

export type FollowOptions = {
  /** The `seq` of the last change that was dealt with, or `newestPlace`. */
  after: string
  /** In seconds, when there is nothing new. */
  interval?: number
  signal?: AbortSignal
}

const PAGE = 1000

/** The place after everything so far. Keep it, read the lists that matter, then follow from it. */
export const newestPlace = async (connection: Connection): Promise<string> =>
  (await read(connection, {})).next

/**
 * Every change after a place, each once and in order, for as long as it is asked for. It ends when `signal` is aborted, and
 * throws an `ApiError` where it is refused. One with the code `place-unknown` says that the site was restored to a moment
 * before that place: take `newestPlace`, read the lists again and follow from there.
 */
export async function* followChanges(
  connection: Connection,
  { after, interval = 5, signal }: FollowOptions,
): AsyncGenerator<Change, void> {
  for (;;) {
    const page = await untilAborted(
      read(connection, { after, limit: String(PAGE) }, signal),
      signal,
    )
    if (!page) return
    for (const change of page.items) {
      if (signal?.aborted) return
      yield change
    }
    after = page.next
    if (page.isCaughtUp) await untilAborted(sleep(interval * 1000, signal), signal)
    if (signal?.aborted) return
  }
}

const untilAborted = <T>(work: Promise<T>, signal?: AbortSignal): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (signal?.aborted) return undefined
    throw error
  })

async function read(
  { url, fetch }: Connection,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Page> {
  const address = `${url}/api/changes/get?${new URLSearchParams(query)}`
  const response = await fetch(new Request(address, signal ? { signal } : {}))
  if (!response.ok) throw await ApiError.of(response)
  return (await response.json()) as Page
}
