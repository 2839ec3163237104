import type { Contract } from '../contract/contract'

/** What may be sent to an endpoint, and what it answers then, as on the wire. */
export type Example = { input: Record<string, unknown>; output: unknown }
/** By path. */
export type Examples = Readonly<Record<string, Example>>

const isInPath = ({ path }: Contract, name: string) => path.includes(`{${name}}`)

/** The body of a POST: without what its path names. */
export const exampleBody = (contract: Contract, { input }: Example) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !isInPath(contract, name)))
