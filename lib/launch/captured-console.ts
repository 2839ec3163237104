import { format, stripVTControlCharacters } from 'node:util'
import { log } from '../platform/log/log'

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * From here on whatever anybody in this process prints, Next and libraries too, is one line of the log, however many
 * line feeds are in it: nobody forges a second one.
 */
export function captureConsole(): void {
  for (const [method, level] of Object.entries(LEVELS))
    Object.assign(console, {
      [method]: (...parts: unknown[]) =>
        log[level]({ printed: true }, stripVTControlCharacters(format(...parts)).trim()),
    })
  process.removeAllListeners('warning') // Node's own printer of warnings
  process.on('warning', (warning) => log.warn({ error: warning.stack }, 'warning'))
}

/** As Next's own server does: an error that nobody awaited must not end everybody's requests. */
export function surviveStrayErrors(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error) =>
      log.error({ error: error instanceof Error ? error.stack : String(error) }, event),
    )
}
