import { ProjectScreen } from '@/components/projects/record/project-screen'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { projectReads } from './reads'

export const generateMetadata = pageTitle('projects')

export default async function ProjectPage({ params }: PageProps<'/projects/[id]'>) {
  const { id } = await params
  await gate('/projects', `/projects/${id}`)
  return (
    <Prefetched of={await projectReads(id)}>
      <ProjectScreen id={id} />
    </Prefetched>
  )
}
