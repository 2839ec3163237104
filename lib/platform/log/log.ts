import pino from 'pino'
import { config } from '../config/config'
import { processWide } from '../process/process-wide'

/** In bytes, and in milliseconds: lines are written together when there are as many, or after this time. */
const TOGETHER = { minLength: 8192, periodicFlush: 100 }

/** In bytes: lines that cannot be written are kept up to here, and written when they can be; more are dropped. */
const MOST_KEPT = 4 * 1024 * 1024

type Fields = Record<string, unknown>

const SECRETS = ['password', 'token', 'authorization', 'cookie', 'nationalId']

/**
 * Redacts what was passed by mistake, among the fields and in each of them. pino's `redact` would look for each name in each
 * text of a line.
 */
function redacted(fields: Fields): Fields {
  const changed = { ...fields }
  for (const [name, value] of Object.entries(fields)) {
    if (SECRETS.includes(name)) changed[name] = '[redacted]'
    else if (typeof value === 'object' && value !== null && SECRETS.some((each) => each in value))
      changed[name] = redacted(value as Fields)
  }
  return changed
}

/** Structured lines on standard output. Never pass a body, a header, a password, a token or a personal number. */
const make = () => {
  // One write after another: an error would overtake lines that are being written beside it.
  const output = pino.destination({ sync: true, maxLength: MOST_KEPT, ...TOGETHER })
  output.on('error', () => undefined) // a full disk or a collector that has gone ends no server
  process.once('exit', () => output.flush())
  const logger = pino(
    {
      level: config().logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: redacted },
    },
    output,
  )
  return { logger, output }
}

const shared = () => processWide('log', make)

/** Written before the call returns, after all lines before it. `flushSync` would wait for ever where nothing can be written. */
const writeNow = (level: 'warn' | 'error') => (fields: Fields, message: string) => {
  const { logger, output } = shared()
  logger[level](fields, message)
  output.flush()
}

export const log = {
  info: (fields: Fields, message: string) => shared().logger.info(fields, message),
  warn: writeNow('warn'),
  error: writeNow('error'),
}
