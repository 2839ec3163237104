import { figures } from '@/components/start/figures'
import { persons } from '@/lib/domain/people/persons/contract'
import { searchPersons } from '@/lib/domain/people/persons/queries'
import { employers } from '@/lib/domain/site/employers/contract'
import { searchEmployers } from '@/lib/domain/site/employers/queries'
import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { searchSeatRequests } from '@/lib/domain/training/seat-requests/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

type Reader = { seesPeople: boolean; seesOffers: boolean }

/** The figures of those who may see people. */
export const startReads = ({ seesPeople, seesOffers }: Reader) =>
  seesPeople
    ? [
        ...figures.people.map(({ input }) => prefetch(persons.search, searchPersons, input)),
        prefetch(employers.search, searchEmployers, figures.contractors),
        ...(seesOffers ? [prefetch(seatRequests.search, searchSeatRequests, figures.offers)] : []),
      ]
    : []
