import { OnSiteScreen } from '@/components/on-site/on-site-screen'
import { listInput } from '@/components/table/list-input'
import { gate as contract } from '@/lib/domain/gate/gate/contract'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'
import { onSiteReads } from './reads'

export const generateMetadata = pageTitle('onSite')

export default async function OnSitePage({ searchParams }: PageProps<'/on-site'>) {
  const actor = await gate('/on-site')
  const input = listInput(contract.onSite, await listQueryOf('/on-site', searchParams))
  return (
    <Prefetched of={onSiteReads(actor, input)}>
      <OnSiteScreen />
    </Prefetched>
  )
}
