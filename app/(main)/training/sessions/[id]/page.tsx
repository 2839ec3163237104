import { SessionScreen } from '@/components/training-sessions/session-screen'
import { isContractorOnly, may } from '@/lib/platform/access/actor'
import { isOffered } from '@/lib/platform/access/screens'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { sessionReads } from './reads'

export const generateMetadata = pageTitle('trainingSession')

export default async function SessionPage(props: PageProps<'/training/sessions/[id]'>) {
  const { id } = await props.params
  const { tab } = await props.searchParams
  const actor = await gate('/training/sessions', `/training/sessions/${id}`)
  const reader = {
    hasCalendar: isOffered('/training/calendar', actor.roles),
    seesRoster: may(actor, 'enrollment'),
    ownEmployerId: isContractorOnly(actor) ? actor.employerId : null,
  }
  return (
    <Prefetched of={sessionReads(id, reader.seesRoster, tab)}>
      <SessionScreen id={id} {...reader} />
    </Prefetched>
  )
}
