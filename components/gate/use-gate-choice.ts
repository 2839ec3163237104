'use client'
import { useState } from 'react'
import { useQueryState } from '@/components/table/use-list'
import { gates, type GateRecord } from '@/lib/domain/gate/gates/contract'
import { useApi } from '@/lib/platform/browser/use-api'

export const activeGates = { isActive: true, sort: 'code' } as const

/**
 * The gate at which the reader stands, in the address: the first one unless it names another. `isGone`: it is out of use by
 * now. The reader has to choose the next one: Out at the gate of an area and Out at that of the site are not the same.
 */
export function useGateChoice() {
  const { query, change } = useQueryState()
  const answer = useApi(gates.search, activeGates)
  const all: GateRecord[] = answer.data?.rows ?? []
  const [first, setFirst] = useState<string | null>(null)
  if (first === null && all[0]) setFirst(all[0].id)
  const stands = query.get('gate') ?? first
  const chosen = all.find(({ id }) => id === stands) ?? null
  const isGone = stands !== null && all.length > 0 && chosen === null
  const choose = (id: string | null) => change({ gate: id ?? undefined })
  return { answer, all, chosen, isGone, choose }
}
