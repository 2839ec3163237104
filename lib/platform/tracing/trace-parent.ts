import { randomUUID } from 'node:crypto'

/** The call of another system that led to this one. */
export type TraceParent = { traceId: string; spanId: string; traceFlags: number }

/** A header of W3C Trace Context, version 00 or one that is to come, which may be longer. */
const HEADER =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** Undefined for what is not a `traceparent`. */
export function readTraceParent(header: string | null | undefined): TraceParent | undefined {
  const [, version, traceId, spanId, flags, more] = HEADER.exec(header ?? '') ?? []
  if (!traceId || !spanId || (version === '00' && more !== undefined)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags!, 16) & 1 }
}

/** That of the caller's `traceparent`, else a new one. */
export const traceIdOf = (header: string | null | undefined): string =>
  readTraceParent(header)?.traceId ?? randomUUID()
