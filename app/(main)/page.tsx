import { figures } from '@/components/start/figures'
import { StartScreen } from '@/components/start/start-screen'
import { employers } from '@/lib/domain/site/employers/contract'
import { searchEmployers } from '@/lib/domain/site/employers/queries'
import { persons } from '@/lib/domain/people/persons/contract'
import { searchPersons } from '@/lib/domain/people/persons/queries'
import { may } from '@/lib/platform/access/actor'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { offeredTo } from '@/lib/platform/access/screens'
import { siteToday } from '@/lib/domain/site/settings/style/queries'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('start')

export default async function StartPage() {
  const actor = await gate('/')
  const seesPeople = may(actor, 'worker-mgmt')
  const reads = seesPeople
    ? [
        ...figures.people.map(({ input }) => prefetch(persons.search, searchPersons, input)),
        prefetch(employers.search, searchEmployers, figures.contractors),
      ]
    : []
  return (
    <Prefetched of={reads}>
      <StartScreen
        name={actor.name}
        today={await siteToday()}
        offered={offeredTo(actor.roles)}
        seesPeople={seesPeople}
      />
    </Prefetched>
  )
}

/** The day it is at the site. */
