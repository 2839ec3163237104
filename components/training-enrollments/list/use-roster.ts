'use client'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { REFRESH_INTERVAL } from '@/components/training-enrollments/refresh-interval'
import { rosterInput } from './roster-input'

/** The attendances of a session that this reader may see, read again at an interval. */
export function useRoster(sessionId: string) {
  const answer = useApi(trainingEnrollments.search, rosterInput(sessionId), {
    refetchInterval: REFRESH_INTERVAL,
  })
  return { answer, rows: answer.data?.rows ?? [] }
}
