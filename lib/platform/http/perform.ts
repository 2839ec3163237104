import { isDevice, isRevoked, may, mayDeliver, type UserOrDevice } from '../access/actor'
import { config } from '../config/config'
import { database, inSqlTransaction, inTransaction, type Database } from '../db/database'
import type { Context, ContextOf } from './context'
import { JsonText, type CheckedInputOf, type Contract, type OutputOf } from '../contract/contract'
import { inputErrors, issueText } from '../contract/issues'
import { normalizeInput } from '../contract/normalize-input'
import { Problem } from '../contract/problem'

export type Handler<C extends Contract> = (
  context: ContextOf<C>,
  input: CheckedInputOf<C>,
) => Promise<OutputOf<C> | JsonText>

export type Call = Omit<Context, 'db' | 'sql' | 'actor'> & {
  actor: UserOrDevice | null
  /** Called after the policy check: strangers learn nothing about input. */
  readInput: () => Promise<unknown>
}

/**
 * Runs one call, from HTTP or from a page, in a fixed order: policy → input → transaction → handler → output. Throws
 * what each step refuses.
 */
export async function perform<C extends Contract>(
  contract: C,
  handler: Handler<C>,
  { readInput, ...call }: Call,
): Promise<OutputOf<C> | JsonText> {
  requirePolicy(contract, call.actor, call.now)
  const input = checkInput(contract, await readInput(), call.language)
  const run = (connections: Database | Pick<Database, 'sql'>) =>
    handler({ ...call, ...connections } as ContextOf<C>, input)
  const output = await transactionOf(contract)(run)
  if (output instanceof JsonText) return output
  if (contract.kind === 'list') requirePage(input, output)
  return checkOutput(contract, output)
}

function transactionOf({ kind, transaction }: Contract) {
  if (kind !== 'command' || transaction === 'handler') return outsideTransaction
  return transaction === 'sql' ? inSqlTransaction : inTransaction
}

const outsideTransaction = <T>(work: (database: Database) => Promise<T>): Promise<T> =>
  work(database())

function requirePolicy(contract: Contract, actor: UserOrDevice | null, now: Date): void {
  if (contract.policy === 'anyone') return
  if (!actor) throw new Problem('not-signed-in')
  if (isRevoked(actor) && !(contract.afterRevocation && mayDeliver(actor, now)))
    throw new Problem('device-revoked')
  if (!may(actor, contract.policy)) throw new Problem('forbidden')
  if (!isDevice(actor) && actor.mustEnrol && !contract.duringEnrolment)
    throw new Problem('enrol-second-factor')
}

function checkInput<C extends Contract>(
  { input }: C,
  value: unknown,
  language: Context['language'],
): CheckedInputOf<C> {
  const { value: fitted, limitIssues } = normalizeInput(input, value)
  const { data, error } = input.safeParse(fitted, { error: issueText(language) })
  if (!error && limitIssues.length === 0) return data as CheckedInputOf<C>
  throw new Problem('invalid-input', { errors: inputErrors(limitIssues, error, language) })
}

/** Throws `ask-by-page` for too many rows without a page: handlers read one row more than the limit (`pageOf`). */
function requirePage(input: unknown, output: unknown): void {
  const { page } = input as { page?: number }
  const { rows } = output as { rows: unknown[] }
  const limit = config().listLimit
  if (!page && rows.length > limit)
    throw new Problem('ask-by-page', { values: { limit }, field: 'page' })
}

/** Drops members that the contract does not declare. A handler that breaks its contract is a 500. */
function checkOutput<C extends Contract>(contract: C, output: OutputOf<C>): OutputOf<C> {
  const checked =
    contract.kind === 'list' ? checkRows(contract, output) : contract.output.parse(output)
  return checked as OutputOf<C>
}

function checkRows(contract: Contract, output: unknown) {
  const { rows, total } = output as { rows: unknown[]; total: number }
  return { rows: contract.output.parse(rows), total }
}
