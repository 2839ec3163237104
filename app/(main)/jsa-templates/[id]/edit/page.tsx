import { EditJsaScreen } from '@/components/jsa-templates/form/jsa-form-screen'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { getJsaTemplate } from '@/lib/domain/work/jsa-templates/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('jsaTemplates')

export default async function EditJsaPage({ params }: PageProps<'/jsa-templates/[id]/edit'>) {
  const { id } = await params
  await gate('/jsa-templates', `/jsa-templates/${id}/edit`)
  return (
    <Prefetched of={[prefetch(jsaTemplates.get, getJsaTemplate, { id })]}>
      <EditJsaScreen id={id} />
    </Prefetched>
  )
}
