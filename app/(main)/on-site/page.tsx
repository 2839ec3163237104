import { OnSiteScreen } from '@/components/on-site/on-site-screen'
import { listInput } from '@/components/table/list-input'
import { gate as contract } from '@/lib/domain/gate/gate/contract'
import { countHeads, searchOnSite } from '@/lib/domain/gate/gate/presence/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('onSite')

export default async function OnSitePage({ searchParams }: PageProps<'/on-site'>) {
  await gate('/on-site')
  const input = listInput(contract.onSite, await listQueryOf('/on-site', searchParams))
  const reads = [
    prefetch(contract.onSite, searchOnSite, input),
    prefetch(contract.headcount, countHeads, {}),
  ]
  return (
    <Prefetched of={reads}>
      <OnSiteScreen />
    </Prefetched>
  )
}
