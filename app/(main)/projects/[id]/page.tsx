import { ProjectScreen } from '@/components/projects/record/project-screen'
import { projectInput } from '@/components/projects/form/project-input'
import { projects } from '@/lib/domain/work/projects/contract'
import { getProject } from '@/lib/domain/work/projects/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('projects')

export default async function ProjectPage({ params }: PageProps<'/projects/[id]'>) {
  const { id } = await params
  await gate('/projects', `/projects/${id}`)
  return (
    <Prefetched of={[prefetch(projects.get, getProject, projectInput(id))]}>
      <ProjectScreen id={id} />
    </Prefetched>
  )
}
