import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/signed-in'

const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme')
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const LIGHT = 'rgb(243, 246, 246)'
const DARK = 'rgb(15, 27, 30)'

test('the colours follow the system until the reader chooses, and the choice is kept', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/')
  await expect.poll(() => background(page)).toBe(LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect.poll(() => background(page)).toBe(DARK)

  const choose = async (name: string) => {
    await page.getByRole('button', { name: /Safety Officer/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await choose('Light theme')
  await expect.poll(() => background(page)).toBe(LIGHT)
  await page.reload()
  expect(await scheme(page)).toBe('light')
  await page.getByRole('button', { name: /Safety Officer/ }).click()
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Light theme')
  await page.keyboard.press('Escape')
  await choose('Theme as on this device')
  await expect.poll(() => background(page)).toBe(DARK)
})

test('a page is dark before any of its scripts has loaded', async ({ visitor }) => {
  const page = await visitor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  // Not by `page.goto`, which waits until React has taken the page over: without scripts it never does.
  await page.mainFrame().goto('/sign-in')
  await expect.poll(() => background(page)).toBe(DARK)
})
