import { CredentialsScreen } from '@/components/credentials/credentials-screen'
import { tabOf } from '@/components/credentials/list/tabs'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { credentialReads, tabsFor } from './reads'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('credentials')

export default async function CredentialsPage({ searchParams }: PageProps<'/credentials'>) {
  const actor = await gate('/credentials')
  const query = await listQueryOf('/credentials', searchParams)
  const tabs = tabsFor(actor)
  return (
    <Prefetched of={credentialReads(tabOf(query.tab, tabs), query)}>
      <CredentialsScreen
        tabs={tabs}
        ownEmployerId={isContractorOnly(actor) ? actor.employerId : null}
      />
    </Prefetched>
  )
}
