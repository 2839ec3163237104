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

/** Asks the server for a sign of life. */
export async function probeConnection(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) noteConnection(true)
}
