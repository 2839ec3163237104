import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { ApiProblem } from '@/lib/platform/browser/client'
import { notifications } from '@mantine/notifications'

/** In milliseconds: how long what was read counts as fresh. A write makes everything stale at once. */
const FRESH_FOR = 30_000

/** Without a network a request fails and says so; by default it waits for one, and nobody learns why nothing happens. */
const TRIED_AT_ONCE = 'always'

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: readingFailed }),
    mutationCache: new MutationCache({ onError: signInAgain }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        retry: isWorthRetrying,
        networkMode: TRIED_AT_ONCE,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: TRIED_AT_ONCE },
    },
  })
}

/** A refusal stays a refusal; only a server that was away may answer the second time. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiProblem && [0, 502, 503, 504].includes(error.body.status)

/** The server is away, or too busy: nothing is said of what was asked for. */
const isOfTheMoment = ({ body: { status } }: ApiProblem) =>
  status === 0 || status === 429 || status >= 500

/** What was read once stays on screen while it cannot be read again, and with it what is being typed there. */
function readingFailed(error: Error, query: Query<unknown, unknown>): void {
  signInAgain(error)
  const isKnown = query.state.data !== undefined
  if (!isKnown || !(error instanceof ApiProblem) || !isOfTheMoment(error)) return
  query.setState({ status: 'success', error: null })
  notifications.show({
    id: 'reading-failed',
    message: error.body.detail,
    color: 'red',
    withCloseButton: false,
  })
}

function signInAgain(error: Error): void {
  if (!(error instanceof ApiProblem) || error.body.status !== 401) return
  const here = window.location.pathname + window.location.search
  window.location.assign(`/sign-in?from=${encodeURIComponent(here)}`)
}
