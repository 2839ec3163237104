import { format, stripVTControlCharacters } from 'node:util'
import { log } from '../platform/log/log'

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Turns everything that this process prints from now on, Next and libraries included, into log entries of one line
 * each: text with line feeds cannot forge a second entry.
 */
export function captureConsole(): void {
  for (const [method, level] of Object.entries(LEVELS))
    Object.assign(console, {
      [method]: (...parts: unknown[]) =>
        log[level]({ printed: true }, stripVTControlCharacters(format(...parts)).trim()),
    })
  process.removeAllListeners('warning') // Node's own, which prints to stderr
  process.on('warning', (warning) => log.warn({ error: warning.stack }, 'warning'))
}

/** Keeps the process running, as Next's own server does: an unhandled error of one request must not end the others. */
export function logUnhandledErrors(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error) =>
      log.error({ error: error instanceof Error ? error.stack : String(error) }, event),
    )
}
