import { config } from '../config/config'
import type { Contract, OutputOf } from '../contract/contract'
import { Problem } from '../contract/problem'

/** Throws `ask-by-page` for too many rows without a page: handlers read one row more than the limit (`pagingOf`). */
export function requirePage(input: unknown, output: unknown): void {
  const { page } = input as { page?: number }
  const { rows } = output as { rows: unknown[] }
  const limit = config().listLimit
  if (!page && rows.length > limit)
    throw new Problem('ask-by-page', { values: { limit }, field: 'page' })
}

/** Drops members that the contract does not declare. A handler that breaks its contract is a 500. */
export function checkOutput<C extends Contract>(contract: C, output: OutputOf<C>): OutputOf<C> {
  const checked =
    contract.kind === 'list' ? checkRows(contract, output) : contract.output.parse(output)
  return checked as OutputOf<C>
}

function checkRows(contract: Contract, output: unknown) {
  const { rows, total } = output as { rows: unknown[]; total: number }
  return { rows: contract.output.parse(rows), total }
}
