import type { InputOf, ListContract, OutputOf, Page } from '@/lib/platform/contract/contract'

/** An endpoint of more rows than a list of choices holds, and how one of them is called. */
export type Lookup<Row = never> = {
  contract: ListContract
  /** What narrows or orders it beside the keyword. */
  scope: object
  labelOf: (row: Row) => string
}

type RowOf<C extends ListContract> = OutputOf<C> extends Page<infer Row> ? Row : never

export const lookupIn = <C extends ListContract>(
  contract: C,
  labelOf: (row: RowOf<C>) => string,
  scope: Partial<InputOf<C>> = {},
): Lookup<RowOf<C>> => ({ contract, scope, labelOf })
