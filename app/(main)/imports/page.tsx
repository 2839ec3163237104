import { ImportsScreen } from '@/components/imports/list/imports-screen'
import { listInput } from '@/components/table/list-input'
import { imports } from '@/lib/domain/site/imports/contract'
import { searchImports } from '@/lib/domain/site/imports/read/queries'
import { importableBy } from '@/lib/domain/site/imports/rules'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('imports')

export default async function ImportsPage({ searchParams }: PageProps<'/imports'>) {
  const actor = await gate('/imports')
  const input = listInput(imports.search, await listQueryOf('/imports', searchParams))
  return (
    <Prefetched of={[prefetch(imports.search, searchImports, input)]}>
      <ImportsScreen kinds={importableBy(actor)} />
    </Prefetched>
  )
}
