import { Problem } from '../contract/problem'
import type { ProblemCode, Values } from '../contract/problems'
import { Prisma } from './generated/client'

type Cause = { originalCode?: string; constraint?: { index?: string } }

const causeOf = (error: unknown): Cause | undefined =>
  error instanceof Prisma.PrismaClientKnownRequestError
    ? (error.meta as { driverAdapterError?: { cause?: Cause } } | undefined)?.driverAdapterError
        ?.cause
    : undefined

/** The name of the unique index that a write violates; undefined for any other error. */
function violatedIndex(error: unknown): string | undefined {
  if (error instanceof Prisma.PrismaClientKnownRequestError)
    return error.code === 'P2002' || causeOf(error)?.originalCode === '23505'
      ? (causeOf(error)?.constraint?.index ?? '')
      : undefined
  const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string } // of pg
  return code === '23505' ? constraint : undefined
}

export const isDuplicate = (error: unknown, index: string): boolean =>
  violatedIndex(error)?.includes(index) ?? false

/** Aborts a transaction like a serialization conflict of PostgreSQL's own: it is run again. */
export class WriteConflict extends Error {
  readonly code = '40001'
}

/** The SQLSTATE of an error of PostgreSQL, whether the statement went through Prisma or not. */
const stateOf = (error: unknown): string =>
  causeOf(error)?.originalCode ?? (error as { code?: string } | null)?.code ?? ''

/** Whether PostgreSQL aborted a transaction for a deadlock or a serialization conflict: it may be run again. */
export const isWriteConflict = (error: unknown): boolean =>
  /^(P2034|40001|40P01)$/.test(stateOf(error))

/** Whether a write referred to a row that is not there: others may have removed it since it was looked up. */
export const isReferenceBroken = (error: unknown): boolean => /^(P2003|23503)$/.test(stateOf(error))

/**
 * Awaits a write and turns a violation of the unique index `index` into the problem `code` at `field`. Check for a
 * duplicate before the write: this is for races only, as a failed insert costs Prisma a connection.
 */
export async function orDuplicateProblem<T>(
  write: Promise<T>,
  index: string,
  code: ProblemCode,
  field: string,
  values?: Values,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isDuplicate(error, index)) throw new Problem(code, { field, values })
    throw error
  }
}

const UNREACHABLE = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'])
const NETWORK =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|Connection terminated|connection error|timeout/i

/**
 * Whether the database could not be reached, did not answer in time, or aborted a transaction at each attempt. The
 * answer is then 503, never 401, 403 or 500.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isWriteConflict(error)) return true
  const code = (error as { code?: string }).code ?? ''
  if (UNREACHABLE.has(code) || /^(08|57P|53)/.test(stateOf(error))) return true
  if (error.name === 'Problem') return false
  const isFromDatabase =
    /prisma|driveradapter/i.test(error.name) || 'severity' in error || NETWORK.test(code)
  return (
    (isFromDatabase || /connection|timeout exceeded|query read timeout/i.test(error.message)) &&
    NETWORK.test(`${code} ${error.message}`)
  )
}
