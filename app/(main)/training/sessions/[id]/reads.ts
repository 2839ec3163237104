import { rosterInput } from '@/components/training-enrollments/list/roster-input'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { searchEnrollments } from '@/lib/domain/training/training-enrollments/queries'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { getTrainingSession } from '@/lib/domain/training/training-sessions/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

/** The session, and its people for those who may see them. */
export function sessionReads(id: string, seesRoster: boolean) {
  const session = prefetch(trainingSessions.get, getTrainingSession, { id })
  if (!seesRoster) return [session]
  return [session, prefetch(trainingEnrollments.search, searchEnrollments, rosterInput(id))]
}
