import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/signed-in'

/** Opens a page whose scripts stay away until what it returns is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  // Not by `page.goto`, which waits for React.
  await page.mainFrame().goto(address, { waitUntil: 'commit' })
  return release
}

test('who signs in before the page has its scripts types nothing in vain @phone', async ({
  visitor,
}) => {
  const page = await visitor()
  const release = await openWithoutScripts(page, '/sign-in')
  await page.getByLabel('E-mail').fill('officer@example.com')
  await page.getByLabel('Password', { exact: true }).fill('safety-demo')
  release()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('a list is searched for what was typed before it had its scripts @phone', async ({ as }) => {
  const page = await as('SafetyOfficer')
  const release = await openWithoutScripts(page, '/persons')
  await page.getByRole('searchbox').fill('P-000017')
  release()
  await expect(page).toHaveURL(/keyword=P-000017/)
  await expect(page.getByRole('searchbox')).toHaveValue('P-000017')
})

test('a button that is pressed before the page has its scripts does its work then', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  const release = await openWithoutScripts(page, '/persons')
  await page.getByRole('button', { name: 'Add a person' }).dblclick()
  release()
  await expect(page.getByRole('dialog', { name: 'New person' })).toBeVisible()
})

test('a dialog that cannot be fetched without a network opens once there is one', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/persons')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add a person' }).click()
  await expect(page.getByText('No connection.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People')
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog', { name: 'New person' })).toBeVisible()
})
