import { expect, test } from 'vitest'
import { overdueRecipients } from './rules'

test.each([
  ['2026-12-02', ['assignee']],
  ['2026-12-04', ['assignee']],
  ['2026-12-05', ['assignee', 'assigner']],
])('of a task that was due on 2026-12-01 is told on %s: %o', (today, recipients) => {
  const task = { assigneeUserId: 'assignee', assignerUserId: 'assigner', dueDate: '2026-12-01' }
  expect(overdueRecipients(task, today)).toEqual(recipients)
})
