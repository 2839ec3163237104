import { jsaInput } from '@/components/jsa-templates/list/jsa-input'
import { JsaTemplatesScreen } from '@/components/jsa-templates/list/jsa-templates-screen'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { searchJsaTemplates } from '@/lib/domain/work/jsa-templates/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('jsaTemplates')

export default async function JsaTemplatesPage({ searchParams }: PageProps<'/jsa-templates'>) {
  await gate('/jsa-templates')
  const input = jsaInput(await listQueryOf('/jsa-templates', searchParams))
  return (
    <Prefetched of={[prefetch(jsaTemplates.search, searchJsaTemplates, input)]}>
      <JsaTemplatesScreen />
    </Prefetched>
  )
}
