import { TaskScreen } from '@/components/tasks/record/task-screen'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { getTask, listTaskLogs } from '@/lib/domain/work/tasks/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { isOffered } from '@/lib/platform/access/screens'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('tasks')

export default async function TaskPage({ params }: PageProps<'/tasks/[id]'>) {
  const { id } = await params
  const { userId, roles } = await gate('/tasks', `/tasks/${id}`)
  const opens = { project: isOffered('/projects', roles), employer: isOffered('/employers', roles) }
  return (
    <Prefetched
      of={[prefetch(tasks.get, getTask, { id }), prefetch(tasks.logs, listTaskLogs, { id })]}
    >
      <TaskScreen id={id} me={userId} opens={opens} />
    </Prefetched>
  )
}
