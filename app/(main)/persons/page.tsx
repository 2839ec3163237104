import { PersonsScreen } from '@/components/persons/persons-screen'
import { listInput } from '@/components/table/list-input'
import { persons } from '@/lib/domain/people/persons/contract'
import { searchPersons } from '@/lib/domain/people/persons/queries'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('persons')

export default async function PersonsPage({ searchParams }: PageProps<'/persons'>) {
  const actor = await gate('/persons')
  const input = listInput(persons.search, await listQueryOf('/persons', searchParams))
  return (
    <Prefetched of={[prefetch(persons.search, searchPersons, input)]}>
      <PersonsScreen ownEmployerId={isContractorOnly(actor) ? actor.employerId : null} />
    </Prefetched>
  )
}
