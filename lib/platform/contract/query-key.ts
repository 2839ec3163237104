import type { Contract, InputOf } from './contract'

/** The key of an answer in the cache of queries, in the browser and in `prefetch`. */
export const queryKey = <C extends Contract>(contract: C, input: InputOf<C>) => [
  contract.path,
  input,
]
