'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApiProblem } from '@/lib/platform/browser/client'

/** After a conflict reads the data of the page again and keeps the problem until the reader closes it. */
export function useConflict() {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const latest = useRef<ApiProblem | null>(null)
  return {
    problem,
    /** Handles a 409 and returns true; returns false for any other problem. */
    handle: (refusal: ApiProblem): boolean => {
      if (refusal.body.status !== 409) return false
      latest.current = refusal
      // The reader may have given the command again meanwhile.
      const tell = () => latest.current === refusal && setProblem(refusal)
      void queries.invalidateQueries().then(tell)
      return true
    },
    close: () => {
      latest.current = null
      setProblem(null)
    },
  }
}

export type Conflict = ReturnType<typeof useConflict>
