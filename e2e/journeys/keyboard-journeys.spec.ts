import type { Page } from '@playwright/test'
import { decide, lookUp, press, tabTo, typeInto } from '../fixtures/keys'
import { unique, uniqueWord } from '../fixtures/records'
import { expect, test } from '../fixtures/signed-in'

// The journeys of those who invite, register, read and report. Without a mouse: Tab, Enter, Space, arrows and Escape only.

test('a contractor is invited and accepts by keyboard alone', async ({ as, visitor }) => {
  const page = await as('Admin')
  const lastName = uniqueWord()
  const email = `${lastName}@example.com`
  await page.goto('/users')
  await press(page, page.getByRole('link', { name: 'Add a user' }))
  await page.waitForURL('**/users/new')
  await typeInto(page, 'First name in Thai', 'เชิญ')
  await typeInto(page, 'Last name in Thai', lastName)
  await typeInto(page, 'E-mail', email)
  await press(page, page.getByRole('checkbox', { name: 'Contractor', exact: true }), 'Space')
  await lookUp(page, 'Company', 'Baiphothong', /Baiphothong/)
  await press(page, page.getByRole('button', { name: 'Save' }))
  await press(page, page.getByRole('button', { name: 'Send an invitation' }))
  await expect(page.getByText('has been invited').first()).toBeVisible()

  await page.goto(`/settings/mail?keyword=${lastName}`)
  await press(page, page.getByRole('row').filter({ hasText: email }).getByRole('button').first())
  const link = page.getByRole('dialog').getByRole('link', { name: 'Open the link in this e-mail' })
  await tabTo(page, link)

  const invited = await visitor()
  await invited.goto((await link.getAttribute('href'))!)
  for (const label of [/^Password(?! again)/, /^Password again/]) {
    await tabTo(invited, invited.getByLabel(label))
    await invited.keyboard.type('mango permit 47 river')
  }
  await press(invited, invited.getByRole('button', { name: 'Set the password' }))
  await invited.waitForURL(({ pathname }) => pathname === '/')
  await expect(invited.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a project is asked for by a task, filled in, handed over and approved by keyboard alone', async ({
  as,
}) => {
  const title = unique('Register the new chiller')
  const owner = await as('WorkOwner')
  await owner.goto('/tasks')
  await press(owner, owner.getByRole('button', { name: 'New task' }))
  const dialog = owner.getByRole('dialog')
  await press(owner, dialog.getByRole('radio', { name: 'Project registration' }), 'Space')
  await typeInto(owner, 'Title', title)
  await lookUp(owner, 'Assign to', 'Supaporn', /Supaporn/)
  await press(owner, dialog.getByRole('button', { name: 'Create the task' }))
  await owner.waitForURL('**/projects/*')

  const buyer = await as('Purchasing')
  await openTask(buyer, title)
  await press(buyer, buyer.getByRole('button', { name: 'Start', exact: true }))
  await expect(buyer.getByText('In progress').first()).toBeVisible()
  await press(buyer, buyer.getByRole('link', { name: /^Fill in: The project has no name/ }).first())
  await buyer.waitForURL('**/projects/*#name')
  await expect(buyer.getByRole('textbox', { name: 'Project name' })).toBeFocused()
  await buyer.keyboard.type(title)
  await press(buyer, buyer.getByRole('textbox', { name: 'PR No.' }), 'End')
  await buyer.keyboard.type(unique('PR-K'))
  await lookUp(buyer, 'Contractor company', 'Kliaokhluen', /Kliaokhluen/)
  await press(buyer, buyer.getByRole('button', { name: 'Save' }))
  await expect(buyer.getByText('Saved', { exact: true })).toBeVisible()
  await openTask(buyer, title)
  await decide(buyer, 'Submit for review')

  await openTask(owner, title)
  await decide(owner, 'Approve')
  await press(owner, owner.getByRole('link', { name: 'Open the project' }))
  await expect(owner.getByRole('region', { name: 'Status' })).toContainText('Active')
})

test('a list is narrowed and exported by keyboard alone', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/persons')
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('Thanakorn')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await press(page, rows.getByRole('checkbox'), 'Space')
  const cards = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: 'Safety training cards (1)' }))
  expect((await cards).suggestedFilename()).toMatch(/\.pdf$/)

  await page.goto('/training/info')
  for (const [kind, name] of [
    ['Excel', /\.xlsx$/],
    ['PDF', /\.pdf$/],
  ] as const) {
    const button = page.getByRole('button', { name: `Save as ${kind}` })
    await expect(button).toBeEnabled()
    const file = page.waitForEvent('download')
    await press(page, button)
    expect((await file).suggestedFilename()).toMatch(name)
  }
})

test('figures are read and followed to their records by keyboard alone', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/dashboard')
  const week = page.getByRole('region', { name: /^7 days/ })
  await tabTo(page, week.getByRole('application'))
  await page.keyboard.press('ArrowRight')
  await expect(week.getByText('Click to see the permits')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/work-permits\?fromDate=/)

  await page.goto('/reports')
  const report = page.getByRole('combobox', { name: 'Report' })
  await tabTo(page, report)
  while ((await report.inputValue()) !== 'permitsByType') {
    const before = await report.inputValue()
    await page.keyboard.press('ArrowDown')
    await expect(report).not.toHaveValue(before)
  }
  const table = page.getByRole('table', { name: 'Permits by type and status' })
  await expect(table).toBeVisible()
  await press(page, table.getByRole('link').first())
  await expect(page).toHaveURL(/\/work-permits\?/)
})

async function openTask(page: Page, title: string): Promise<void> {
  await page.goto(`/tasks?scope=all&status=any&keyword=${encodeURIComponent(title)}`)
  await press(page, page.getByRole('row').filter({ hasText: title }).getByRole('link').first())
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}
