import type { AuthOptions } from 'next-auth'
import { log } from '../log/log'

type Metadata = Error | { error?: unknown } | string | undefined

/**
 * Sends next-auth's messages to our log. Of its metadata only the error is logged, as the rest holds data of the
 * request.
 */
export const nextAuthLogger: NonNullable<AuthOptions['logger']> = {
  error: (code, metadata: Metadata) => log.error({ code, error: textOf(metadata) }, 'next-auth'),
  warn: (code) => log.warn({ code }, 'next-auth'),
  debug: () => undefined,
}

function textOf(metadata: Metadata): string | undefined {
  if (metadata instanceof Error) return metadata.stack ?? metadata.message
  const { error } = typeof metadata === 'object' ? metadata : {}
  return error instanceof Error ? (error.stack ?? error.message) : undefined
}
