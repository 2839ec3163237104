'use client'
import { useEffect, useRef } from 'react'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'

/** In milliseconds: by then the eye has seen who stands under the thumb now. */
const GLANCE = 400

/**
 * Whether a tap is meant for the person it hits: not where the list of the missing has just moved, as the next person slides
 * under the thumb once somebody is found, here or by another device.
 */
export function useSteadyTaps(people: readonly MusterPerson[]): () => boolean {
  const missing = people.flatMap(({ key, status }) => (status === 'Missing' ? key : [])).join('\n')
  const before = useRef(missing)
  const movedAt = useRef(-Infinity)
  useEffect(() => {
    if (before.current !== missing) movedAt.current = performance.now()
    before.current = missing
  }, [missing])
  return () => {
    const now = performance.now()
    if (now - movedAt.current < GLANCE) return false
    movedAt.current = now
    return true
  }
}
