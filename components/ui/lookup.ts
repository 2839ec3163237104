import type { InputOf, ListContract, OutputOf, Page } from '@/lib/platform/contract/contract'

/** A list endpoint as a source of choices, and the label of its rows. */
export type Lookup<Row = never> = {
  contract: ListContract
  /** Input beside the keyword, such as filters and order. */
  scope: object
  labelOf: (row: Row) => string
}

type RowOf<C extends ListContract> = OutputOf<C> extends Page<infer Row> ? Row : never

export const lookupIn = <C extends ListContract>(
  contract: C,
  labelOf: (row: RowOf<C>) => string,
  scope: Partial<InputOf<C>> = {},
): Lookup<RowOf<C>> => ({ contract, scope, labelOf })
