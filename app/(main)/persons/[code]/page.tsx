import { PersonScreen } from '@/components/persons/record/person-screen'
import { persons } from '@/lib/domain/people/persons/contract'
import { getPersonByCode } from '@/lib/domain/people/persons/queries'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { panelReads } from './reads'

export const generateMetadata = pageTitle('persons')

/** Also where the QR code of a training card leads. */
export default async function PersonPage({ params }: PageProps<'/persons/[code]'>) {
  const code = decodeURIComponent((await params).code)
  const actor = await gate('/persons', `/persons/${encodeURIComponent(code)}`)
  return (
    <Prefetched of={[prefetch(persons.getByCode, getPersonByCode, { code }, panelReads)]}>
      <PersonScreen code={code} ownEmployerId={isContractorOnly(actor) ? actor.employerId : null} />
    </Prefetched>
  )
}
