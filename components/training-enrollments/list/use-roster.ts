'use client'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { LIVE } from '@/components/training-enrollments/live'
import { rosterInput } from './roster-input'

/** The attendances of a session that this reader may see, read again at an interval. */
export function useRoster(sessionId: string) {
  const answer = useApi(trainingEnrollments.search, rosterInput(sessionId), {
    refetchInterval: LIVE,
  })
  return { answer, rows: answer.data?.rows ?? [] }
}
