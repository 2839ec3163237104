'use client'
import {
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { callApi, type ApiProblem } from './client'
import { useIdentityConfirmation } from './confirm-identity'
import type { Contract, InputOf, OutputOf } from '../contract/contract'
import { queryKey } from '../contract/query-key'

type Options<C extends Contract> = {
  enabled?: boolean
  /** In milliseconds, while the page is visible. */
  refetchInterval?: number | ((answer?: OutputOf<C>) => number | undefined)
  /** In milliseconds: a request that is replaced within this time is never sent. */
  debounce?: number
  /** In milliseconds: an answer that is older is read again when a screen asks for it. */
  staleTime?: number
  placeholderData?: (previous?: OutputOf<C>) => OutputOf<C> | undefined
}

const reading = <C extends Contract>(contract: C, input: InputOf<C>, debounce = 0) => ({
  queryKey: queryKey(contract, input),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OutputOf<C>> => {
    if (debounce > 0) await new Promise((done) => setTimeout(done, debounce))
    return callApi(contract, input, signal)
  },
})

/** The answer of a reading endpoint, from the cache of queries. */
export const useApi = <C extends Contract>(
  contract: C,
  input: InputOf<C>,
  { refetchInterval, debounce, ...options }: Options<C> = {},
): UseQueryResult<OutputOf<C>, ApiProblem> =>
  useQuery<OutputOf<C>, ApiProblem, OutputOf<C>>({
    ...reading(contract, input, debounce),
    refetchInterval:
      typeof refetchInterval === 'function'
        ? ({ state }) => refetchInterval(state.data) ?? false
        : refetchInterval,
    ...(options as object),
  })

/** Whether the first try to read each of these is over, whatever came of it. */
export const useAreTried = <C extends Contract>(contract: C, inputs: InputOf<C>[]): boolean =>
  useQueries({ queries: inputs.map((input) => reading(contract, input)) }).every(
    ({ isPending, failureCount }) => !isPending || failureCount > 0,
  )

/**
 * Calls a command, after a confirmation of identity if the server asks for one. Then everything on screen is read again,
 * so that nothing is older than the write. A secret is not kept waiting: it is in this one answer.
 */
export function useCommand<C extends Contract>(
  contract: C,
): UseMutationResult<OutputOf<C>, ApiProblem, InputOf<C>> {
  const queries = useQueryClient()
  const confirmed = useIdentityConfirmation()
  return useMutation<OutputOf<C>, ApiProblem, InputOf<C>>({
    mutationFn: (input) => confirmed(() => callApi(contract, input)),
    onSuccess: () => {
      if (contract.endsSession) return
      const reading = queries.invalidateQueries()
      return contract.secretAnswer ? undefined : reading
    },
  })
}
