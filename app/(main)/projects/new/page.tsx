import { fixLinks } from '@/components/projects/form/fix-links'
import { NewProjectScreen } from '@/components/projects/form/new-project-screen'
import { projects } from '@/lib/domain/work/projects/contract'
import { createProjectTemplate, preCreateProject } from '@/lib/domain/work/projects/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('projects')

export default async function NewProjectPage({ searchParams }: PageProps<'/projects/new'>) {
  const actor = await gate('/projects', '/projects/new')
  const prNo = [(await searchParams).prNo].flat()[0]
  return (
    <Prefetched
      of={[
        prefetch(projects.preCreate, preCreateProject, {}),
        prefetch(projects.create, createProjectTemplate, {}),
      ]}
    >
      <NewProjectScreen fixLinks={fixLinks(actor)} prNo={prNo} />
    </Prefetched>
  )
}
