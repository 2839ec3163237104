import pino from 'pino'
import { config } from '../config/config'
import { processWide } from '../process/process-wide'

/**
 * Structured lines on standard output. Never pass a body, a header, a password, a token or a personal number; the paths
 * below only redact what was passed by mistake.
 */
const make = () =>
  pino({
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
  })

const logger = () => processWide('log', make)

type Fields = Record<string, unknown>
export const log = {
  info: (fields: Fields, message: string) => logger().info(fields, message),
  warn: (fields: Fields, message: string) => logger().warn(fields, message),
  error: (fields: Fields, message: string) => logger().error(fields, message),
}
