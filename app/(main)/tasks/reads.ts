import { redirect } from 'next/navigation'
import { hasWaitingTasks } from '@/lib/domain/work/tasks/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { listQueryOf } from '../query'

/** As `listQueryOf`: an address that says nothing leads to what waits for the reader, where anything does. */
export async function tasksQueryOf(searchParams: Parameters<typeof listQueryOf>[1]) {
  const query = await listQueryOf('/tasks', searchParams)
  const isEmpty = Object.keys(await searchParams).length === 0
  if (isEmpty && (await hasWaitingTasks(await gate('/tasks'))))
    redirect('/tasks?scope=waitingForMe')
  return query
}
