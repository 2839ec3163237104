import type { Locator } from '@playwright/test'
import { makeSession } from '../fixtures/records'
import { expect, test } from '../fixtures/signed-in'

const activePermit = '/work-permits/0199c8a0-0000-700b-8000-000000000024'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

test('check-in and stopping work have room for a glove, all other buttons for a finger', async ({
  as,
  site,
}) => {
  const { id } = await makeSession(site)
  const page = await as('SafetyOfficer')
  for (const [path, name] of [
    [`/training/sessions/${id}`, 'Check in'],
    [activePermit, 'Stop work'],
  ] as const) {
    await page.goto(path)
    const button = page.getByRole('button', { name, exact: true }).first()
    expect((await button.boundingBox())!.height, name).toBeGreaterThanOrEqual(56)
    for (const other of await page.getByRole('main').getByRole('button').all()) {
      const { width, height } = (await other.boundingBox())!
      expect(Math.min(width, height), await other.innerText()).toBeGreaterThanOrEqual(44)
    }
  }
})

async function expectTall(targets: Locator) {
  await expect(targets.first()).toBeVisible()
  for (const target of await targets.filter({ visible: true }).all())
    expect((await target.boundingBox())!.height, await target.innerText()).toBeGreaterThanOrEqual(
      44,
    )
}

test('the words beside radio buttons, check boxes and switches are as tall as a finger', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/account')
  await expectTall(page.locator('.mantine-Switch-label'))
  await page.goto('/training/plans')
  await page.getByRole('button', { name: 'Add a plan' }).click()
  await expectTall(page.getByRole('dialog').locator('.mantine-Radio-label'))
  await expectTall(page.getByRole('dialog').locator('.mantine-Checkbox-label'))
})

test('a field of two days, its cross and its calendar have room for a finger', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/training/info')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const days = page.getByRole('group', { name: 'Dates' })
  await expectTall(days.getByRole('textbox'))
  await expectTall(days.getByRole('button'))
  await days.getByRole('button', { name: 'Open the calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Dates' })
  await expectTall(calendar.getByRole('button', { name: 'Next month' }))
  const { x, width, height } = (await calendar.getByRole('button').last().boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThan(42)
  expect(x + width).toBeLessThanOrEqual(360)
})

test('the days of a calendar in a dialog have room for a finger', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/tasks')
  await page.getByRole('button', { name: 'New task' }).click()
  await page.getByRole('textbox', { name: 'Due' }).click()
  const day = page.getByRole('dialog').locator('[data-dates-dropdown] button').last()
  await expect(day).toBeVisible()
  const { x, width, height } = (await day.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(x + width).toBeLessThanOrEqual(360)
})

test('what a menu offers is as tall as a finger', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/persons')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expectTall(page.getByRole('menuitem'))
})

test('a title in a list without a menu has the whole width of its card', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/training/info')
  const head = page.locator('td[data-head]').first()
  await expect(head).toBeVisible()
  await expect(head).toHaveCSS('padding-inline-end', '0px')
})
