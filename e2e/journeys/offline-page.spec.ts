import { expect, expectUsable, test } from '../fixtures/signed-in'

test.use({ serviceWorkers: 'allow' })

test('a page that cannot be reached is ours, and opens by itself once it can be @phone', async ({
  as,
}) => {
  const page = await as('Purchasing')
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // What is still being loaded would fail.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  // Not by `page.goto`, which waits for React.
  await page.mainFrame().goto('/employers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The system cannot be reached')
  await expectUsable(page)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/employers$/)
})
