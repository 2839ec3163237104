import pino from 'pino'
import { config } from '../config/config'
import { processWide } from '../process/process-wide'

/** In bytes, and in milliseconds: lines are written together when there are as many, or after this time. */
const TOGETHER = { minLength: 8192, periodicFlush: 100 }

/**
 * Structured lines on standard output. Never pass a body, a header, a password, a token or a personal number; the paths
 * below only redact what was passed by mistake.
 */
const make = () => {
  // One write after another: an error would overtake lines that are being written beside it.
  const output = pino.destination({ sync: true, ...TOGETHER })
  process.once('exit', () => output.flushSync())
  const logger = pino(
    {
      level: config().logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['password', 'token', 'authorization', 'cookie', 'nationalId'].flatMap((name) => [
          name,
          `*.${name}`,
        ]),
        censor: '[redacted]',
      },
    },
    output,
  )
  return { logger, output }
}

const shared = () => processWide('log', make)

type Fields = Record<string, unknown>

/** Written before the call returns, after all lines before it. */
const writeNow = (level: 'warn' | 'error') => (fields: Fields, message: string) => {
  const { logger, output } = shared()
  logger[level](fields, message)
  output.flushSync()
}

export const log = {
  info: (fields: Fields, message: string) => shared().logger.info(fields, message),
  warn: writeNow('warn'),
  error: writeNow('error'),
}
