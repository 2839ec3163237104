'use client'
import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import type { Muster, MusterPerson } from '@/lib/domain/gate/musters/contract'
import { inCallOrder } from '@/lib/domain/gate/musters/rules'
import { factOfMark, factsOfPassages, withFacts } from '../muster/rules'
import { isStuck } from '../queue/rules'
import { readRollCall, type KeptRollCall } from '../store/kept-muster'
import { useKept } from '../store/use-kept'

export type RollCall = { muster: Muster; people: MusterPerson[] }

const CHANGES_IT = ['muster', 'queue'] as const

/** A roll call with what this device has not delivered yet. Null until it is read. */
export function useRollCall(gateId: string, list: GateList | null): RollCall | null {
  const locale = useLocale()
  const { value: kept } = useKept(readRollCall, CHANGES_IT)
  return useMemo(() => {
    if (!kept) return null
    return { muster: kept.muster, people: inCallOrder(peopleOf(kept, { list, gateId }), locale) }
  }, [kept, gateId, list, locale])
}

type At = { list: GateList | null; gateId: string }

function peopleOf({ muster, marks, passages }: KeptRollCall, at: At) {
  const marked = marks.filter((one) => one.musterId === muster.id && !isStuck(one))
  return withFacts(muster.people, [
    ...factsOfPassages(muster, at, passages),
    ...marked.map(factOfMark),
  ])
}
