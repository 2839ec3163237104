import { NewJsaScreen } from '@/components/jsa-templates/form/jsa-form-screen'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { createJsaTemplateDraft } from '@/lib/domain/work/jsa-templates/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('jsaTemplates')

export default async function NewJsaPage() {
  await gate('/jsa-templates', '/jsa-templates/new')
  return (
    <Prefetched of={[prefetch(jsaTemplates.create, createJsaTemplateDraft, {})]}>
      <NewJsaScreen />
    </Prefetched>
  )
}
