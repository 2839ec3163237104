import { queueInput } from '@/components/seat-requests/queue-input'
import { rosterInput } from '@/components/training-enrollments/list/roster-input'
import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { searchSeatRequests } from '@/lib/domain/training/seat-requests/queries'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { searchEnrollments } from '@/lib/domain/training/training-enrollments/queries'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { getTrainingSession } from '@/lib/domain/training/training-sessions/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

/** The session, and for those who may see them its people, and its queue where that is shown. */
export function sessionReads(id: string, seesRoster: boolean, tab?: string | string[]) {
  const session = prefetch(trainingSessions.get, getTrainingSession, { id })
  if (!seesRoster) return [session]
  const roster = prefetch(trainingEnrollments.search, searchEnrollments, rosterInput(id))
  if (tab !== 'queue') return [session, roster]
  return [session, roster, prefetch(seatRequests.search, searchSeatRequests, queueInput(id))]
}
