import { TasksScreen } from '@/components/tasks/list/tasks-screen'
import { tasksInput } from '@/components/tasks/list/tasks-input'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { taskTypeIds } from '@/lib/domain/work/tasks/subject/contract'
import { searchTasks } from '@/lib/domain/work/tasks/queries'
import { mayCreate } from '@/lib/domain/work/tasks/rules'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { tasksQueryOf } from './reads'

export const generateMetadata = pageTitle('tasks')

export default async function TasksPage({ searchParams }: PageProps<'/tasks'>) {
  const actor = await gate('/tasks')
  const input = tasksInput(await tasksQueryOf(searchParams))
  return (
    <Prefetched of={[prefetch(tasks.search, searchTasks, input)]}>
      <TasksScreen
        me={actor.userId}
        creatable={taskTypeIds.filter((type) => mayCreate(actor, type))}
      />
    </Prefetched>
  )
}
