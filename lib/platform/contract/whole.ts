import type { Contract } from './contract'

/** A contract with its schemas, which a browser fetches when it first needs them. */
export const wholeOf = async <C extends Contract>(contract: C): Promise<C> =>
  contract.whole ? ((await contract.whole()) as C) : contract
