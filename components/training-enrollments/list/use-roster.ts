'use client'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { LIVE } from '@/components/training-enrollments/live'
import { rosterInput } from './roster-input'

/** Everybody of a session whom this reader may see; read anew while it is looked at. */
export function useRoster(sessionId: string) {
  const answer = useApi(trainingEnrollments.search, rosterInput(sessionId), {
    refetchInterval: LIVE,
  })
  return { answer, rows: answer.data?.rows ?? [] }
}
