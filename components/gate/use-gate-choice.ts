'use client'
import { useQueryState } from '@/components/table/use-list'
import { gates, type GateRecord } from '@/lib/domain/gate/gates/contract'
import { useApi } from '@/lib/platform/browser/use-api'

export const activeGates = { isActive: true, sort: 'code' } as const

/** The gate at which the reader stands, in the address: the first one unless it names another. */
export function useGateChoice() {
  const { query, change } = useQueryState()
  const answer = useApi(gates.search, activeGates)
  const all: GateRecord[] = answer.data?.rows ?? []
  const chosen = all.find(({ id }) => id === query.get('gate')) ?? all[0] ?? null
  return { answer, all, chosen, choose: (id: string | null) => change({ gate: id ?? undefined }) }
}
