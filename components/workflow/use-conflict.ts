'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiProblem } from '@/lib/platform/browser/client'

/** What a page does when somebody else was first: it is read again, then says so until it is closed. */
export function useConflict() {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  return {
    problem,
    /** Takes a refusal that is a conflict; false for every other one. */
    take: (refusal: ApiProblem): boolean => {
      if (refusal.body.status !== 409) return false
      void queries.invalidateQueries().then(() => setProblem(refusal))
      return true
    },
    close: () => setProblem(null),
  }
}

export type Conflict = ReturnType<typeof useConflict>
