'use client'
import { useState } from 'react'
import type { CandidateRecord } from '@/lib/domain/training/training-enrollments/contract'

/** The people whom the reader has chosen, in the order in which they were; at first those of `first`. */
export function useChosen(first: readonly CandidateRecord[] = []) {
  const [firstIds] = useState(() => new Set(first.map(({ id }) => id)))
  const [chosen, setChosen] = useState(first)
  const toggle = (person: CandidateRecord) => {
    const others = chosen.filter(({ id }) => id !== person.id)
    setChosen(others.length < chosen.length ? others : [...chosen, person])
  }
  const clear = () => setChosen([])
  const ids = chosen.map(({ id }) => id)
  return { chosen, toggle, clear, ids, hasAdded: ids.some((id) => !firstIds.has(id)) }
}
