import { fixLinks } from '@/components/projects/form/fix-links'
import { ProjectsScreen } from '@/components/projects/list/projects-screen'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('projects')

/** Nothing is read ahead: the endpoint gives all projects, which are too many to put into a page. */
export default async function ProjectsPage({ searchParams }: PageProps<'/projects'>) {
  const actor = await gate('/projects')
  await listQueryOf('/projects', searchParams)
  return <ProjectsScreen fixLinks={fixLinks(actor)} />
}
