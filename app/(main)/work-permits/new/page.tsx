import { NewPermitScreen } from '@/components/work-permits/form/new-permit-screen'
import { textOf } from '@/components/table/list-input'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { createPermitTemplate } from '@/lib/domain/work/work-permits/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('workPermits')

/** `?projectId=`: for this project. */
export default async function NewPermitPage({ searchParams }: PageProps<'/work-permits/new'>) {
  await gate('/work-permits', '/work-permits/new')
  const projectId = textOf(await searchParams, 'projectId')
  const input = projectId ? { projectId } : {}
  return (
    <Prefetched of={[prefetch(workPermits.create, createPermitTemplate, input)]}>
      <NewPermitScreen input={input} />
    </Prefetched>
  )
}
