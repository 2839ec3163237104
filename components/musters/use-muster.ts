'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { musters } from '@/lib/domain/gate/musters/contract'
import { callApi, type ApiProblem } from '@/lib/platform/browser/client'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { queryKey } from '@/lib/platform/contract/query-key'

/** In milliseconds: two phones see each other’s marks within seconds. */
const REFRESH = 3_000

type Followed = Extract<OutputOf<typeof musters.follow>, { unchanged: false }>

/**
 * A muster as it stands now; what the server calls unchanged is not sent again. `ahead`: by how much the clock of the server is
 * ahead of that of this phone, in milliseconds.
 */
export function useMuster(id: string) {
  const queries = useQueryClient()
  const key = queryKey(musters.follow, { id })
  const { data, dataUpdatedAt, error, refetch } = useQuery<Followed, ApiProblem>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData<Followed>(key)
      const have = known?.version ?? undefined
      const answer = await callApi(musters.follow, { id, have }, signal)
      return answer.unchanged ? confirmed(known!, answer.asOf) : answer
    },
    refetchInterval: ({ state }) => (state.data?.muster?.endedAt ? false : REFRESH),
  })
  const muster = data?.muster ?? undefined
  const ahead = muster ? Date.parse(muster.asOf) - dataUpdatedAt : 0
  return { data: muster, ahead, error, refetch }
}

const confirmed = ({ muster, ...rest }: Followed, asOf: string): Followed => ({
  ...rest,
  muster: muster && { ...muster, asOf },
})
