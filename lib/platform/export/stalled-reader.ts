import type { Readable } from 'node:stream'
import { SECOND } from '../dates/durations'

/** In milliseconds: a reader who takes nothing for this time is disconnected. */
const PATIENCE = 30 * SECOND

/**
 * Breaks a file off whose reader takes nothing, so that its slot becomes free for others. Waiting for a slot, or for what is
 * still being made, does not count: a stream is paused only while there is more than its reader takes. Call it before the
 * stream is handed on.
 */
export function dropStalledReader(output: Readable): void {
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  output.on('pause', () => {
    stop()
    timer = setTimeout(
      () => output.destroy(new Error('The reader has taken nothing for 30 seconds')),
      PATIENCE,
    )
  })
  // May be told after the next pause.
  output.on('resume', () => {
    if (!output.isPaused()) stop()
  })
  output.once('close', stop)
}
