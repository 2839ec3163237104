import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '@/lib/platform/browser/client'

/** In milliseconds: how long what was read counts as fresh. A write makes everything stale at once. */
const FRESH_FOR = 30_000

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: signInAgain }),
    mutationCache: new MutationCache({ onError: signInAgain }),
    defaultOptions: { queries: { staleTime: FRESH_FOR, retry: isWorthRetrying } },
  })
}

/** A refusal stays a refusal; only a server that was away may answer the second time. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiProblem && [0, 502, 503, 504].includes(error.body.status)

function signInAgain(error: Error): void {
  if (!(error instanceof ApiProblem) || error.body.status !== 401) return
  const here = window.location.pathname + window.location.search
  window.location.assign(`/sign-in?from=${encodeURIComponent(here)}`)
}
