import { ImportScreen } from '@/components/imports/record/import-screen'
import { imports } from '@/lib/domain/site/imports/contract'
import { getImport } from '@/lib/domain/site/imports/read/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('import')

export default async function ImportPage({ params }: PageProps<'/imports/[id]'>) {
  const { id } = await params
  await gate('/imports', `/imports/${id}`)
  return (
    <Prefetched of={[prefetch(imports.get, getImport, { id })]}>
      <ImportScreen id={id} />
    </Prefetched>
  )
}
