import { expect, test } from 'vitest'
import { globalSearch } from '@/lib/domain/insight/global-search/contract'
import { notices } from '@/lib/domain/people/notices/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { call, english } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

const languages = { th: {}, en: english }

test.each([
  ['th', 'en', 'Project registration'],
  ['en', 'th', 'ลงทะเบียนโครงการ'],
] as const)(
  'a task that was made in %s without a title has one for readers in %s: %s',
  async (made, read, title) => {
    const [giver, taker] = [await createUser('Admin'), await createUser('Purchasing')]
    const input = { taskTypeId: 1, AssigneeUserId: taker.userId } as const
    const { body: task } = await call(giver, tasks.createTask, input, languages[made])
    const headers = languages[read]
    const ask = { keyword: task.refId }
    const listed = await call(taker, tasks.search, { ...ask, scope: 'waitingForMe' }, headers)
    expect(listed.body.map((each) => each.title)).toEqual([title])
    const found = await call(taker, globalSearch.search, { ...ask, limit: 10 }, headers)
    expect(found.body.map(({ label }) => label)).toContain(title)
    const told = await call(taker, notices.search, {}, headers)
    expect(told.body[0]?.text).toContain(title)
    const project = await call(taker, projects.get, { id: task.projectId! }, headers)
    expect(project.body.tasks[0]?.title).toBe(title)
  },
)
