import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { ApiProblem } from '@/lib/platform/browser/client'
import { isLost } from '@/lib/platform/browser/connection'
import { notifications } from '@mantine/notifications'

/** In milliseconds: how long data counts as fresh, unless a write makes all of it stale. */
const STALE_TIME = 30_000

/** TanStack Query would silently wait for a network; this lets a request fail at once. */
const NETWORK_MODE = 'always'

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError: redirectToSignIn }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        retry: shouldRetry,
        networkMode: NETWORK_MODE,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: NETWORK_MODE },
    },
  })
}

/** Retries once, and only when the server was unreachable or overloaded: a refusal would stay the same. */
const shouldRetry = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiProblem && [0, 502, 503, 504].includes(error.body.status)

/** The server was unreachable or busy, which says nothing about the record. */
const isTemporary = ({ body: { status } }: ApiProblem) =>
  status === 0 || status === 429 || status >= 500

/** Keeps data on screen if reading it again fails for the moment: otherwise unsaved input would be lost. */
function onQueryError(error: Error, query: Query<unknown, unknown>): void {
  redirectToSignIn(error)
  const isKnown = query.state.data !== undefined
  if (!isKnown || !(error instanceof ApiProblem) || !isTemporary(error)) return
  query.setState({ status: 'success', error: null })
  // The page itself says when there is no connection.
  if (isLost(error.body)) return
  notifications.show({
    id: 'reading-failed',
    message: error.body.detail,
    color: 'red',
    withCloseButton: false,
  })
}

/** Other refusals with 401 are of a password or a code that is asked for on the page. */
function redirectToSignIn(error: Error): void {
  if (!(error instanceof ApiProblem) || error.body.code !== 'not-signed-in') return
  const here = window.location.pathname + window.location.search
  window.location.assign(`/sign-in?from=${encodeURIComponent(here)}`)
}
