import * as z from 'zod'
import type { Contract } from '@/lib/platform/contract/contract'
import { callUnchecked } from '../calls/call'
import type { TestUser } from '../records/factories'

/** A save whose members may all be left out, and how its record is read. */
export type SaveTest = {
  save: Contract
  /** A record of which every field differs from what a new one would have. */
  make: (admin: TestUser) => Promise<{ id: string }>
  read: (admin: TestUser, id: string) => Promise<unknown>
  /** What an existing record requires beside its id. Source: docs/interface.md#saves. */
  required?: (id: string) => Promise<object>
}

/** By the `get` of the noun. */
export const reading =
  <C extends Contract>(contract: C) =>
  async (caller: TestUser, id: string): Promise<unknown> =>
    (await callUnchecked(caller, contract, { id })).body
const anyRows = z.array(z.looseObject({ id: z.string() }))
/** By its `search`. */
export const searching =
  (contract: Contract) =>
  async (caller: TestUser, id: string): Promise<unknown> => {
    const { body } = await callUnchecked(caller, contract, {})
    return anyRows.parse(body).find((row) => row.id === id)
  }
