import type { Locator, Page } from '@playwright/test'
import { employers } from '../../lib/domain/site/employers/contract'
import { makeCompany, makeUser, unique } from '../fixtures/records'
import { expect, expectUsable, signIn, test, waitingForHydration } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'

const SAVE = '**/api/employers/save'

const endSession = (page: Page) => page.context().clearCookies({ name: /session-token/ })

const countOf = async (site: Site, keyword: string) =>
  (await site.ask('Admin', employers.search, { keyword })).rows.length

/** Fills in a new company. */
async function typeCompany(page: Page, name: string): Promise<Locator> {
  await page.goto('/employers')
  await page.getByRole('button', { name: 'Add a company' }).click()
  const drawer = page.getByRole('dialog', { name: 'New company' })
  await drawer.getByLabel('Name in Thai').fill(name)
  await drawer.getByLabel('Name in English').fill(name)
  return drawer.getByRole('button', { name: 'Save' })
}

const renewal = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

test('a session that ended under a form is renewed above it, and the save goes on once @phone', async ({
  as,
  site,
}) => {
  const user = await makeUser(site, 'Purchasing')
  const page = await as(user)
  const name = unique('Renewed')
  const save = await typeCompany(page, name)
  await endSession(page)
  await save.click()

  await expect(renewal(page).getByLabel('E-mail')).toHaveValue(user.email)
  await expect(renewal(page).locator('input[type=password]')).toBeFocused()
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await renewal(page).locator('input[type=password]').fill('wrong')
  await page.keyboard.press('Enter')
  await expect(renewal(page).getByRole('alert')).toContainText('password is wrong')
  expect(await countOf(site, name)).toBe(0)

  await renewal(page).locator('input[type=password]').fill(user.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await countOf(site, name)).toBe(1)
})

test('what one user typed is not sent as another who signed in in another tab', async ({
  as,
  site,
}) => {
  const page = await as(await makeUser(site, 'Purchasing'))
  const other = await makeUser(site, 'Purchasing')
  const name = unique('Other')
  const save = await typeCompany(page, name)
  await endSession(page)
  const tab = waitingForHydration(await page.context().newPage())
  await signIn(tab, other.email, other.password)
  await save.click()
  const taken = page.getByRole('dialog', { name: 'Somebody else is signed in now' })
  await expect(taken).toBeVisible()
  expect(await countOf(site, name)).toBe(0)
  // It asks before what is unsaved is left.
  page.once('dialog', (question) => void question.accept())
  await taken.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('button', { name: new RegExp(other.name) })).toBeVisible()
})

// As users have it: the worker of the product is there, too.
test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('without a connection a save waits with its form, and is sent once when it is back @phone', async ({
    as,
    site,
  }) => {
    const page = await as('Purchasing')
    const name = unique('Waiting')
    const save = await typeCompany(page, name)
    await page.context().setOffline(true)
    await expect(page.getByText('No connection.')).toBeVisible()
    await save.click()
    const alert = page.getByRole('alert').filter({ hasText: 'Waiting for the connection' })
    await expect(alert.getByRole('button', { name: 'Stop waiting' })).toBeVisible()
    await expectUsable(page)
    expect(await countOf(site, name)).toBe(0)
    await page.context().setOffline(false)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByText('No connection.')).toHaveCount(0)
    expect(await countOf(site, name)).toBe(1)
  })
})

test('what waits for the connection on a page for strangers is sent by itself, too', async ({
  visitor,
}) => {
  const page = await visitor()
  const ask = '**/api/invitations/requestReset'
  await page.route(ask, async (route) => {
    await route.abort()
    await page.unroute(ask)
  })
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If an account belongs to')).toBeVisible()
})

test('a new record whose answer was lost is sent again, and is not doubled', async ({
  as,
  site,
}) => {
  const page = await as('Purchasing')
  const name = unique('Lost')
  await loseAnswerOnce(page)
  await (await typeCompany(page, name)).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  expect(await countOf(site, name)).toBe(1)
})

test('a changed record whose answer was lost is sent again, and is saved', async ({ as, site }) => {
  const page = await as('Purchasing')
  const { id, nameEn } = await makeCompany(site)
  await loseAnswerOnce(page)
  await page.goto(`/employers/${id}`)
  await page.getByRole('button', { name: 'Edit' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name in English').fill(`${nameEn} Two`)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByText(`${nameEn} Two`).first()).toBeVisible()
})

const loseAnswerOnce = (page: Page) =>
  page.route(SAVE, async (route) => {
    await route.fetch()
    await route.abort()
    await page.unroute(SAVE)
  })
