import { rosterInput } from '@/components/training-enrollments/list/roster-input'
import { SessionScreen } from '@/components/training-sessions/session-screen'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { searchEnrollments } from '@/lib/domain/training/training-enrollments/queries'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { getTrainingSession } from '@/lib/domain/training/training-sessions/queries'
import { isContractorOnly, may } from '@/lib/platform/access/actor'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { isOffered } from '@/lib/platform/access/screens'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('trainingSession')

export default async function TrainingSessionPage({
  params,
}: PageProps<'/training/sessions/[id]'>) {
  const { id } = await params
  const actor = await gate('/training/sessions', `/training/sessions/${id}`)
  const seesRoster = may(actor, 'enrollment')
  const reads = [
    prefetch(trainingSessions.get, getTrainingSession, { id }),
    ...(seesRoster
      ? [prefetch(trainingEnrollments.search, searchEnrollments, rosterInput(id))]
      : []),
  ]
  return (
    <Prefetched of={reads}>
      <SessionScreen
        id={id}
        hasCalendar={isOffered('/training/calendar', actor.roles)}
        seesRoster={seesRoster}
        ownEmployerId={isContractorOnly(actor) ? actor.employerId : null}
      />
    </Prefetched>
  )
}
