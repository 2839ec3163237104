import { onlineManager } from '@tanstack/react-query'
import type { ProblemBody } from '../contract/problem'
import { SECOND } from '../dates/durations'

/**
 * Whether the server can be reached, as far as this page knows: by the browser's own events and by what became of the
 * last request. Queries that are out of date are read again when it is back.
 */
export const isConnected = (): boolean => onlineManager.isOnline()
export const noteConnection = (isThere: boolean): void => onlineManager.setOnline(isThere)

/** Returns what ends listening. */
export const listenToConnection = (onChange: (isThere: boolean) => void): (() => void) =>
  onlineManager.subscribe(onChange)

/** Whether no answer of ours came: a command may have arrived all the same. */
export const isLost = ({ code, status }: Pick<ProblemBody, 'status'> & { code: string }): boolean =>
  code === 'unreachable' && [0, 502, 503, 504].includes(status)

/** Resolves once the server can be reached. */
export const whenConnected = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = listenToConnection((isThere) => {
      if (!isThere) return
      stop()
      resolve()
    })
  })

/** In milliseconds. */
const PROBE_LIMIT = 10 * SECOND

let probing: Promise<boolean> | null = null

/** Asks the server for a sign of life; once, however many ask at a time. */
export const probeConnection = (): Promise<boolean> =>
  (probing ??= probe().finally(() => (probing = null)))

async function probe(): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_LIMIT)
  const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => null)
  noteConnection(answer?.ok === true)
  return isConnected()
}
