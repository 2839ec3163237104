import {
  isDevice,
  isRevoked,
  may,
  mayDeliver,
  type ApiKeyUse,
  type UserOrDevice,
} from '../access/actor'
import { policiesOf, scopeOf } from '../access/scopes'
import { database, inSqlTransaction, inTransaction, type Database } from '../db/database'
import { holdingConnection } from '../db/held-connection'
import { checkOutput, requirePage } from './check-output'
import type { Context, ContextOf } from './context'
import { withOnce, type IdempotencyKey, type Once } from './once'
import { JsonText, type CheckedInputOf, type Contract, type OutputOf } from '../contract/contract'
import { inputErrors, issueText } from '../contract/issues'
import { inNameOrder } from '../contract/name-order'
import { normalizeInput } from '../contract/normalize-input'
import { Problem } from '../contract/problem'

export type Handler<C extends Contract> = (
  context: ContextOf<C>,
  input: CheckedInputOf<C>,
) => Promise<OutputOf<C> | JsonText>

export type Call = Omit<Context, 'db' | 'sql' | 'actor'> & {
  actor: UserOrDevice | null
  idempotencyKey?: IdempotencyKey
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
  { readInput, idempotencyKey, ...call }: Call,
): Promise<OutputOf<C> | JsonText> {
  requirePolicy(contract, call.actor, call.now)
  const actor = withinScopes(contract, call.actor)
  const input = checkInput(contract, actor, await readInput(), call.language)
  const output = await withOnce({ contract, actor, input, idempotencyKey }, (withKey) => {
    const once: Once = (work) =>
      withKey((connections) => holdingConnection(() => work(connections)))
    const run = (connections: Database | Pick<Database, 'sql'>) =>
      handler({ ...call, ...connections, actor, once } as ContextOf<C>, input)
    return inTransactionOf(contract, once, run)
  })
  if (output instanceof JsonText) return output
  if (contract.kind === 'list') requirePage(input, output)
  return checkOutput(contract, output)
}

function inTransactionOf<T>(
  { kind, transaction }: Contract,
  once: Once,
  run: (connections: Database | Pick<Database, 'sql'>) => Promise<T>,
): Promise<T | JsonText> {
  if (kind !== 'command' || transaction === 'handler') return run(database())
  return transaction === 'sql' ? inSqlTransaction(once(run)) : inTransaction(once(run))
}

function requirePolicy(contract: Contract, actor: UserOrDevice | null, now: Date): void {
  if (contract.policy === 'anyone') return
  if (!actor) throw new Problem('not-signed-in')
  if (isRevoked(actor) && !(contract.afterRevocation && mayDeliver(actor, now)))
    throw new Problem('device-revoked')
  if (!may(actor, contract.policy)) throw new Problem('forbidden')
  if (!isDevice(actor) && actor.mustEnrol && !contract.duringEnrolment)
    throw new Problem('enrol-second-factor')
  if (!isDevice(actor) && actor.key) requireScope(contract, actor.key)
}

function requireScope({ policy, kind, peopleOnly }: Contract, { scopes }: ApiKeyUse): void {
  if (peopleOnly) throw new Problem('no-keys')
  const scope = scopeOf(policy, kind === 'command')
  if (!scopes.includes(scope)) throw new Problem('scope-missing', { values: { scope } })
}

/** To the handler, a key has only the policies for which it has a scope of the kind of this call. */
function withinScopes<A extends UserOrDevice | null>({ kind }: Contract, actor: A): A {
  if (!actor || isDevice(actor) || !actor.key) return actor
  return { ...actor, policies: policiesOf(actor.key.scopes, kind === 'command') }
}

function checkInput<C extends Contract>(
  contract: C,
  actor: UserOrDevice | null,
  value: unknown,
  language: Context['language'],
): CheckedInputOf<C> {
  const { input, furtherPolicy } = contract
  const { value: fitted, limitIssues } = normalizeInput(input, value)
  const further = furtherPolicy?.(fitted)
  if (further && !(actor && may(actor, further))) throw new Problem('forbidden')
  const { data, error } = input.safeParse(fitted, { error: issueText(language) })
  if (!error && limitIssues.length === 0)
    return inNameOrder(contract, data as CheckedInputOf<C>, language)
  throw new Problem('invalid-input', { errors: inputErrors(limitIssues, error, language) })
}
