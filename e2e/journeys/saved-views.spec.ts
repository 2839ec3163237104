import type { Page } from '@playwright/test'
import { today } from '../fixtures/days'
import { makeUser, unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('menu', { name: 'Views' }).getByText(action, { exact: true }).click()
}

const save = async (page: Page, name: string, also: string[]) => {
  await choose(page, 'Save this view…')
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  for (const label of also) await dialog.getByRole('checkbox', { name: label }).check()
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`The view “${name}” is saved.`)).toBeVisible()
}

test('a view is saved, opens with its list and can be left @phone', async ({ as, site }) => {
  const page = await as(await makeUser(site, 'WorkOwner'))
  const name = unique('Drafts')
  await page.goto('/work-permits?status=Draft&sort=-workDate')
  await save(page, name, ['Open the list with it'])
  const asked: string[] = []
  page.on('request', (request) => {
    const isCount = request.postData()?.includes('waitingForMe')
    if (request.url().endsWith('/work-permits/search') && !isCount) asked.push(request.url())
  })
  const opened = await page.goto('/work-permits')
  expect(opened!.url()).toMatch(/\?sort=-workDate&status=Draft$/)
  expect(await opened!.text()).toMatch(/WP-\d{4}-\d{6}/)
  const leave = page.getByRole('button', { name: `Leave the view ${name}` })
  await expect(leave).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectUsable(page)
  expect(asked, 'the rows came with the page').toEqual([])
  await leave.click()
  await expect(leave).toHaveCount(0)
  await page.reload()
  await expect(page).toHaveURL(/\?page=1$/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeEnabled()
  await expect(leave).toHaveCount(0)
})

test('Back, a link with filters and a list that was cleared go before the default view', async ({
  as,
  site,
}) => {
  const page = await as(await makeUser(site, 'WorkOwner'))
  const name = unique('Drafts')
  await page.goto('/work-permits?status=Draft')
  await save(page, name, ['Open the list with it'])
  const leave = page.getByRole('button', { name: `Leave the view ${name}` })
  await page.goto('/work-permits?status=Approved')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(leave).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\?page=1$/)
  // A click is lost where its row is replaced meanwhile: the list of all permits has to be there.
  await expect(page.getByRole('row', { name: 'Expired' }).first()).toBeVisible()
  await page.getByRole('link', { name: /^WP-/ }).first().click()
  await expect(page).toHaveURL(/\/work-permits\/[0-9a-f-]+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?page=1$/)
  await expect(leave).toHaveCount(0)
  await page.getByRole('link', { name: 'Work permits', exact: true }).first().click()
  await expect(page).toHaveURL(/\?status=Draft$/)
  await expect(leave).toBeVisible()
})

test('a board and a calendar have views, too', async ({ as, site }) => {
  const page = await as(await makeUser(site, 'SafetyOfficer'))
  await page.goto('/work-permits?view=board&group=open')
  const board = unique('Board')
  await save(page, board, [])
  await page.goto('/work-permits')
  await choose(page, board)
  await expect(page).toHaveURL(/\?group=open&view=board$|\?view=board&group=open$/)
  await expect(page.getByRole('region', { name: 'Permits by status' })).toBeVisible()
  await page.getByRole('button', { name: `Leave the view ${board}` }).click()
  await expect(page).toHaveURL(/view=board&page=1$/)

  await page.goto('/training/calendar?view=week&date=2026-01-05&status=Open')
  const week = unique('Open weeks')
  await save(page, week, [])
  await page.goto('/training/calendar')
  await choose(page, week)
  await expect(page).toHaveURL(/\?view=week&status=Open$/)
  await expectUsable(page)
})

test('a shared view is opened by a colleague, and an Admin takes it away', async ({ as, site }) => {
  const owner = await makeUser(site, 'WorkOwner')
  const page = await as(owner)
  const name = unique('Welding')
  await page.goto('/work-permits?keyword=welding')
  await save(page, name, ['Share it'])

  const colleague = await as('SafetyOfficer')
  await colleague.goto('/work-permits')
  await colleague.getByRole('button', { name: 'Views', exact: true }).click()
  await colleague.getByRole('menuitemradio', { name: `${name} ·` }).click()
  await expect(colleague).toHaveURL(/\?keyword=welding$/)
  await expect(colleague.getByRole('searchbox')).toHaveValue('welding')
  await choose(colleague, 'Manage views…')
  const row = (reader: Page) =>
    reader.getByRole('dialog').getByRole('listitem').filter({ hasText: name })
  await expect(row(colleague)).toContainText('Shared by')
  await expect(row(colleague).getByRole('button')).toHaveCount(0)

  const admin = await as('Admin')
  await admin.goto('/work-permits')
  await choose(admin, 'Manage views…')
  await expectUsable(admin)
  await admin.getByRole('button', { name: `Remove ${name}` }).click()
  await admin
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: 'Remove', exact: true })
    .click()
  await expect(row(admin)).toHaveCount(0)
})

test('a view is renamed and replaced by what is shown, by keyboard', async ({ as, site }) => {
  const page = await as(await makeUser(site, 'WorkOwner'))
  const name = unique('Mine')
  await page.goto('/tasks?scope=all')
  await save(page, name, [])
  await page.goto('/tasks?scope=assignedByMe')
  const views = page.getByRole('button', { name: 'Views', exact: true })
  await expect(views).toBeEnabled()
  await views.press('Enter')
  await expect(page.getByRole('menuitemradio').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Manage views…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Replace ${name} by what is shown now` }).press('Enter')
  await page.getByRole('button', { name: 'Replace', exact: true }).press('Enter')
  await expect(page.getByText(`The view “${name}” was replaced.`)).toBeVisible()
  await page.getByRole('button', { name: `Change ${name}` }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Name' })
  await field.fill(`${name} too`)
  await field.press('Enter')
  await expect(page.getByText(`The view “${name} too” is saved.`)).toBeVisible()
  // Escape closes what is topmost.
  await expect(field).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Leave the view ${name} too` })).toBeVisible()
})

test('days are counted from today, in the address and in words', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/work-permits')
  await page.getByRole('button', { name: 'Open the calendar' }).click()
  await page.getByRole('button', { name: 'Next 7 days' }).click()
  await expect(page).toHaveURL(/fromDate=%40today&toDate=%40today%2B7$/)
  const days = page.getByRole('group', { name: 'Work dates' })
  await expect(days.getByRole('textbox').first()).toHaveValue('Today')
  await expect(days.getByRole('textbox').last()).toHaveValue('in 7 days')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/work-permits/search') && request.postDataJSON().toDate === today(),
  )
  await page.getByRole('button', { name: 'Open the calendar' }).click()
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  expect((await asked).postDataJSON().fromDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectUsable(page)
})

test('columns are chosen, stand in the address and on cards, and belong to a view @phone', async ({
  as,
  site,
}) => {
  const page = await as(await makeUser(site, 'WorkOwner'))
  await page.goto('/work-permits')
  await choose(page, 'Columns…')
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: 'Requester' }).check()
  await dialog.getByRole('checkbox', { name: 'Contractor' }).uncheck()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?cols=area%2Crequester$/)
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first()
  await expect(first.locator('[data-label="Requester"]')).toBeVisible()
  await expect(first.locator('[data-label="Contractor"]')).toHaveCount(0)
  await save(page, unique('Who asked'), [])
  await expect(page.getByRole('button', { name: /^Leave the view/ })).toBeVisible()
})
