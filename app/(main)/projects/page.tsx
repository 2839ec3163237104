import { fixLinks } from '@/components/projects/form/fix-links'
import { ProjectsScreen } from '@/components/projects/list/projects-screen'
import { projects } from '@/lib/domain/work/projects/contract'
import { areFewProjects, searchProjects } from '@/lib/domain/work/projects/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('projects')

/** Its screen asks for the projects itself where they are many. */
export default async function ProjectsPage({ searchParams }: PageProps<'/projects'>) {
  const actor = await gate('/projects')
  await listQueryOf('/projects', searchParams)
  const all = prefetch(projects.search, searchProjects, {})
  return (
    <Prefetched of={(await areFewProjects()) ? [all] : []}>
      <ProjectsScreen fixLinks={fixLinks(actor)} />
    </Prefetched>
  )
}
