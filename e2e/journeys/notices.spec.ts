import { tasks } from '../../lib/domain/work/tasks/contract'
import { makeUser, unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'

test('who is given a task sees it in the header, and opens it from there @phone', async ({
  as,
  site,
}) => {
  const taker = await makeUser(site, 'WorkOwner')
  const title = unique('Permit for the pump')
  const given = { taskTypeId: 3 as const, title, AssigneeUserId: taker.id }
  const { refId } = await site.ask('WorkOwner', tasks.createTask, given)
  const page = await as(taker)
  await page.goto('/')
  await page.getByRole('link', { name: 'Notices, 1 unread' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: `A task for you: ${refId} ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByRole('link', { name: 'Notices, nothing new' })).toBeVisible()
})

test('all notices are marked as read by keyboard', async ({ as, site }) => {
  const taker = await makeUser(site, 'WorkOwner')
  for (const title of [unique('One'), unique('Two')])
    await site.ask('WorkOwner', tasks.createTask, {
      taskTypeId: 3,
      title,
      AssigneeUserId: taker.id,
    })
  const page = await as(taker)
  await page.goto('/notices?isRead=false')
  const rows = page.getByRole('table', { name: 'notices' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Mark all as read' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Notices, nothing new' })).toBeVisible()
  await expect(rows).toHaveCount(0)
})
