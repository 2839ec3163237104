import { TaskScreen } from '@/components/tasks/record/task-screen'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { getTask, listTaskLogs } from '@/lib/domain/work/tasks/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('tasks')

export default async function TaskPage({ params }: PageProps<'/tasks/[id]'>) {
  const { id } = await params
  const { userId } = await gate('/tasks', `/tasks/${id}`)
  return (
    <Prefetched
      of={[prefetch(tasks.get, getTask, { id }), prefetch(tasks.logs, listTaskLogs, { id })]}
    >
      <TaskScreen id={id} me={userId} />
    </Prefetched>
  )
}
