'use client'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiProblem } from '@/lib/platform/browser/client'

/** Takes a refusal because somebody else was first: reads the page anew, then says so. */
export function useMovedOn(onMovedOn: (hasMovedOn: boolean) => void) {
  const queries = useQueryClient()
  return ({ body }: ApiProblem): boolean => {
    if (body.status !== 409) return false
    void queries.invalidateQueries().then(() => onMovedOn(true))
    return true
  }
}
