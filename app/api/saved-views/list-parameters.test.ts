import { expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { unknownIn, type ListScreen } from '@/lib/domain/people/saved-views/rules'
import type { ListContract } from '@/lib/platform/contract/contract'

/** The lists whose addresses hold the members of their search, and which of these are in no address. */
const lists: [ListScreen, path: string, notInAddresses?: string[]][] = [
  ['/tasks', 'tasks', ['isOver', 'projectId', 'employerId']],
  ['/work-permits', 'work-permits', ['personId']],
  ['/persons', 'persons', ['ids']],
  ['/employers', 'employers', ['ids']],
  ['/imports', 'imports'],
  ['/requirements', 'requirements'],
  ['/jsa-templates', 'jsa-templates', ['isSystem']],
  ['/training/calendar', 'training-sessions', ['fromDate', 'toDate', 'gives']],
  ['/training/approvals', 'training-approvals'],
  ['/settings/mail', 'mail-outbox'],
  ['/settings/notices', 'notice-deliveries'],
  ['/settings/audit', 'audit-log', ['subjectId', 'withoutViews']],
  ['/notices', 'notices'],
]

test.each(lists)('a view of %s keeps every filter of its search', (screen, noun, apart = []) => {
  const search = contracts.find(({ path }) => path === `/api/${noun}/search`) as ListContract
  const members = Object.keys(search.input.shape).filter((name) => name !== 'page')
  const query = new URLSearchParams(members.map((name) => [name, 'x']))
  expect(unknownIn(screen, query.toString()).toSorted()).toEqual(apart.toSorted())
})
