'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { queryOfPath, stepNamed, type Step } from './steps'

const push = (query: string) => window.history.pushState(null, '', `?${query}`)

/** The step of the address as it is, which the screen follows a moment later. */
export const stepNow = (): Step =>
  stepNamed(new URLSearchParams(window.location.search).get('step'))

/** The step is kept in the address; each is an entry of the history, so that Back leads to the one before. */
export function useStep() {
  const query = useSearchParams()
  const step = stepNamed(query.get('step'))
  useEffect(() => {
    // The step that made the draft had an address of its own, to which nobody should return.
    if (!new URLSearchParams(window.location.search).has('isNew')) return
    window.history.replaceState(null, '', '?step=what')
    push('step=where')
  }, [])
  return {
    step,
    field: query.get('field'),
    show: (next: Step) => push(`step=${next}`),
    showField: (name: string) => push(queryOfPath(name)),
  }
}
