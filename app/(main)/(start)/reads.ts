import { runningInput } from '@/components/musters/running-input'
import { credentialFigures, figures } from '@/components/start/figures'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { searchCredentials } from '@/lib/domain/eligibility/credentials/queries'
import { gate } from '@/lib/domain/gate/gate/contract'
import { searchOnSite } from '@/lib/domain/gate/gate/presence/queries'
import { musters } from '@/lib/domain/gate/musters/contract'
import { searchMusters } from '@/lib/domain/gate/musters/queries'
import { persons } from '@/lib/domain/people/persons/contract'
import { searchPersons } from '@/lib/domain/people/persons/queries'
import { employers } from '@/lib/domain/site/employers/contract'
import { searchEmployers } from '@/lib/domain/site/employers/queries'
import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { searchSeatRequests } from '@/lib/domain/training/seat-requests/queries'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { getCockpit } from '@/lib/domain/insight/cockpit/list/queries'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { searchPermits } from '@/lib/domain/work/work-permits/queries'
import { may, type Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import { prefetch } from '@/lib/platform/http/prefetch'

export const figuresSeenBy = (actor: Actor) => ({
  seesPeople: may(actor, 'worker-mgmt'),
  seesOffers: may(actor, 'enrollment'),
  seesOnSite: may(actor, 'presence'),
  seesMusters: may(actor, 'muster'),
  reviews: may(actor, 'credential-review'),
})
type Reader = ReturnType<typeof figuresSeenBy> & { today: Day }

/** The figures of those who may see people, offers of seats, or who is on site. */
export const startReads = ({
  seesPeople,
  seesOffers,
  seesOnSite,
  seesMusters,
  reviews,
  today,
}: Reader) => [
  prefetch(cockpit.get, getCockpit, {}),
  prefetch(workPermits.search, searchPermits, figures.permitsOf(today)),
  ...(seesMusters ? [prefetch(musters.search, searchMusters, runningInput)] : []),
  ...(seesOnSite ? [prefetch(gate.onSite, searchOnSite, figures.onSite)] : []),
  ...(seesPeople
    ? [
        ...figures.people.map(({ input }) => prefetch(persons.search, searchPersons, input)),
        prefetch(employers.search, searchEmployers, figures.contractors),
        ...credentialFigures(reviews).map(({ input }) =>
          prefetch(credentials.search, searchCredentials, input),
        ),
      ]
    : []),
  ...(seesPeople && seesOffers
    ? [prefetch(seatRequests.search, searchSeatRequests, figures.offers)]
    : []),
]
