import { JsaTemplateScreen } from '@/components/jsa-templates/record/jsa-template-screen'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { getJsaTemplate } from '@/lib/domain/work/jsa-templates/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('jsaTemplates')

export default async function JsaTemplatePage({ params }: PageProps<'/jsa-templates/[id]'>) {
  const { id } = await params
  await gate('/jsa-templates', `/jsa-templates/${id}`)
  return (
    <Prefetched of={[prefetch(jsaTemplates.get, getJsaTemplate, { id })]}>
      <JsaTemplateScreen id={id} />
    </Prefetched>
  )
}
