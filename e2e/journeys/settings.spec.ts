import { makeUser } from '../fixtures/records'
import { expect, PASSWORD, signIn, test } from '../fixtures/signed-in'

test('the language switch is remembered', async ({ as }) => {
  const page = await as('SafetyOfficer', 'th')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('สวัสดี')
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  await page.goto('/persons')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('changing the password signs out everywhere, and only the new one works', async ({
  site,
  visitor,
}) => {
  const { email, password } = await makeUser(site, 'Purchasing')
  const [page, elsewhere] = [await visitor(), await visitor()]
  await signIn(page, email, password)
  await signIn(elsewhere, email, password)
  const change = async (from: string, to: string) => {
    await page.goto('/account')
    await page.getByLabel(/^Current password/).fill(from)
    await page.getByLabel(/^New password(?! once)/).fill(to)
    await page.getByLabel(/^New password once more/).fill(to)
    await page
      .getByRole('button', { name: /password/i })
      .last()
      .click()
    await page.waitForURL('**/sign-in**')
  }
  await change(password, 'a new long password')
  await elsewhere.goto('/account')
  await elsewhere.waitForURL('**/sign-in**')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await expect(page.getByRole('alert').filter({ hasText: 'wrong' })).toBeVisible()
  await signIn(page, email, 'a new long password')
})

test('signing in returns to the requested page, but never to another site', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/persons?keyword=zaw')
  await page.waitForURL('**/sign-in?from=**')
  await page.locator('input[type=email]').fill('officer@example.com')
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/persons**')
  await page.context().clearCookies()
  for (const from of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    const other = await visitor()
    await other.goto(`/sign-in?from=${encodeURIComponent(from)}`)
    await other.locator('input[type=email]').fill('officer@example.com')
    await other.locator('input[type=password]').fill(PASSWORD)
    await other.locator('button[type=submit]').click()
    await other.waitForURL(({ pathname }) => pathname === '/')
    expect(new URL(other.url()).hostname).toBe('localhost')
  }
})

test('years in English are of the Common Era, until a user chooses otherwise', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/')
  const choose = async (name: string) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Safety Officer/ })
      .click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.goto('/training/plans')
  const rows = page.getByRole('table').locator('tbody')
  await expect(rows).toContainText(/\s20\d\d/)
  await choose('Show years in the Buddhist Era')
  await expect(rows).toContainText(/\s25\d\d\sBE/)
  await page.reload()
  await expect(rows).toContainText(/\s25\d\d\sBE/)
  await choose('Show years in the Common Era')
  await expect(rows).toContainText(/\s20\d\d/)
})
