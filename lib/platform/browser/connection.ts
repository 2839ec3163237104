import { onlineManager } from '@tanstack/react-query'
import type { ProblemBody } from '../contract/problem'

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

/** Asks the server for a sign of life. */
export async function probeConnection(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  noteConnection(answer?.ok === true)
  return isConnected()
}
