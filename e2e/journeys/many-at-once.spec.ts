import { tasks } from '../../lib/domain/work/tasks/contract'
import { makeDraftUser, makeUser, uniqueWord } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import { tableRows } from '../pages/table-rows'

test('tasks are handed over together, and what has moved on is named with its reason @phone', async ({
  as,
  site,
}) => {
  const giver = await makeUser(site, 'WorkOwner')
  const taker = await makeDraftUser(site, 'WorkOwner')
  const word = uniqueWord()
  const refs: { id: string; title: string }[] = []
  for (const title of [`One ${word}`, `Two ${word}`])
    refs.push(await site.ask(giver, tasks.createTask, { taskTypeId: 3, title }))
  const page = await as(giver)
  await page.goto(`/tasks?keyword=${word}`)
  await expect(tableRows(page)).toHaveCount(2)
  for (const index of [0, 1]) await tableRows(page).nth(index).getByRole('checkbox').check()
  await expectUsable(page)
  // Another window is faster with one of them.
  await site.ask(giver, tasks.executeCommand, { id: refs[1]!.id, command: 'cancel' })
  await page.getByRole('button', { name: 'Reassign (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand 2 tasks to somebody else' })
  const choice = dialog.getByRole('combobox', { name: 'Assign to' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await choice.click()
  await expect(choice).toBeFocused()
  await page.keyboard.type(taker.name)
  await page.getByRole('option', { name: taker.name }).click()
  await dialog.getByRole('button', { name: 'Reassign', exact: true }).click()
  const outcome = page.getByRole('status').filter({ hasText: 'refused for 1' })
  await expect(outcome).toContainText('Done for 1 entry')
  await expect(outcome).toContainText(`Two ${word}`)
  await expectUsable(page)
  const { AssigneeUserId } = await site.ask('Admin', tasks.get, { id: refs[0]!.id })
  expect(AssigneeUserId).toBe(taker.id)
})

test('users who are not in yet are invited together', async ({ as, site }) => {
  const first = await makeDraftUser(site, 'Contractor')
  await makeDraftUser(site, 'Contractor')
  const page = await as('Purchasing')
  await page.goto(`/users?keyword=${encodeURIComponent(first.email)}`)
  await expect(tableRows(page)).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Select all shown (1)' }).check()
  await page.getByRole('button', { name: 'Send invitations (1)' }).click()
  await expect(page.getByText('The invitation is on the way')).toBeVisible()
  await expect(tableRows(page)).toContainText('Invited')
})
