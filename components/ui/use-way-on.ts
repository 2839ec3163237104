'use client'
import type { Route } from 'next'
import { usePathname, useRouter } from 'next/navigation'
import { useMemo } from 'react'

/** Next's router for what follows an answer: leads nobody away who has gone to another page meanwhile. */
export function useWayOn() {
  const router = useRouter()
  const from = usePathname()
  return useMemo(() => {
    const isLeft = () => window.location.pathname !== from
    return {
      push: (to: Route) => isLeft() || router.push(to),
      replace: (to: Route) => isLeft() || router.replace(to),
    }
  }, [router, from])
}
