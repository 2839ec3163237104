import type { Contract, InputOf } from './contract'

/** The key under which an answer is kept, in the browser and by `prefetch` alike. */
export const queryKey = <C extends Contract>(contract: C, input: InputOf<C>) => [
  contract.path,
  input,
]
