import type { Page } from '@playwright/test'
import { makeSession } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'

/** The item of tomorrow’s permit with this person on it. */
const itemOf = (page: Page, person: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText('Not ready', { exact: true }) })
    .filter({ hasText: person })

test('the officer’s morning: what is not ready tomorrow, why, and one press that enrols, by keyboard', async ({
  as,
  site,
}) => {
  // This afternoon: the demo’s own session may have begun when the demo was made.
  await makeSession(site)
  const page = await as('SafetyOfficer')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: 'What comes first' })).toBeVisible()
  const untrained = itemOf(page, 'Sombat Iamlaor')
  await expectUsable(page)

  // Asked before the officer presses, as the colleague’s list is read again each minute.
  const colleague = await as('SafetyOfficer')
  await colleague.goto('/')
  const late = itemOf(colleague, 'Sombat Iamlaor')
  await late.getByRole('button', { name: /free/ }).first().click()
  const lateDialog = colleague.getByRole('dialog', { name: 'Enrol one person' })
  await expect(lateDialog).toBeVisible()

  const press = untrained.getByRole('button', { name: /free/ }).first()
  await press.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Enrol one person' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Enrol' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('One person is enrolled')).toBeVisible()
  await expect(untrained).toContainText('Has a training seat on')
  await expect(untrained.getByRole('button')).toHaveCount(0)

  // Somebody else’s list is older: the press is refused with its reason, and the list is read again.
  await lateDialog.getByRole('button', { name: 'Enrol' }).click()
  await expect(colleague.getByRole('alert').filter({ hasText: 'Sombat Iamlaor' })).toBeVisible()
  await expect(late).toContainText('Has a training seat on')
})

test('on a phone the list is cards, and each leads to where it is put right @phone', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/')
  await page.setViewportSize({ width: 360, height: 740 })
  const barred = itemOf(page, 'Khin Mar Win')
  await expect(barred).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL(/date=\d{4}-/)
  await expect(barred).toHaveCount(0)
  await page.getByRole('button', { name: 'Next working day' }).click()
  await page.getByRole('combobox', { name: 'Company' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/company=/)
  await page.getByRole('combobox', { name: 'Company' }).selectOption({ index: 0 })
  await barred.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/work-permits\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WP-')
})

test('each role sees its own list, a Contractor nothing of another company', async ({ as }) => {
  const page = await as('Contractor')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: 'What comes first' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^\d+\s*Permits for today/ })).toBeVisible()
})
