import { callApi } from '@/lib/platform/browser/client'
import type { InputOf, ListContract } from '@/lib/platform/contract/contract'

type Row = { id: string }

/** What reads one record again from its list, for nouns without a `get` endpoint; undefined for a new one. */
export function reloadOf<R extends Row>(contract: ListContract, row: R | null) {
  if (!row) return undefined
  return async (): Promise<R> => {
    const { rows } = await callApi(contract, {} as InputOf<typeof contract>)
    return (rows as R[]).find(({ id }) => id === row.id) ?? row
  }
}
