import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/signed-in'

test('@phone typing finds an option of a short list, and Enter takes it', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/jsa-templates/new')
  const type = page.getByRole('combobox', { name: 'Type of work' })
  const options = page.getByRole('listbox', { name: 'Type of work' }).getByRole('option')
  await expect(type).toHaveValue('General work')
  await expect(type, 'a phone shows no keyboard').toHaveAttribute('inputmode', 'none')
  await page.getByRole('textbox', { name: 'Name in English' }).focus()
  await page.keyboard.press('Tab')
  await expect(type).toBeFocused()
  await page.keyboard.type('hot')
  await expect(options).toHaveText(['Hot work'])
  await page.keyboard.press('Enter')
  await expect(type).toHaveValue('Hot work')
  await expect(options).toHaveCount(0)

  // One letter opens and finds at once
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('x')
  await expect(options).toHaveText(['Excavation'])
  await page.keyboard.press('Enter')
  await expect(type).toHaveValue('Excavation')

  // After a click, too
  await type.click()
  await expect(options.nth(3)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('heig')
  await page.keyboard.press('Enter')
  await expect(type).toHaveValue('Work at height')

  // Where nothing is found, nothing is taken, and the form is not sent
  await page.keyboard.type('zzz')
  await page.keyboard.press('Enter')
  await expect(type).toBeFocused()
  await expect(page.getByText('not right yet')).toHaveCount(0)
})

/** Holds the code of the selects back until what it returns is called. */
async function holdSelects(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('@mantine/core/TagsInput')) await released
    await route.fulfill({ response })
  })
  return () => {
    release()
    return page.unrouteAll({ behavior: 'wait' })
  }
}

test('a select far down that is pressed before its code is there opens where it stands', async ({
  as,
}) => {
  const page = await as('WorkOwner')
  const release = await holdSelects(page)
  await page.goto('/account', { waitUntil: 'domcontentloaded' })
  const choice = page.getByRole('combobox', { name: 'A task is given to me' })
  await expect(choice).toBeVisible()
  // What is above it would push it away under the press.
  await expect(page.getByRole('status').filter({ hasText: /^Load|^Look/ })).toHaveCount(0)
  await choice.hover()
  await page.mouse.down()
  await release()
  await expect(page.locator('.mantine-Select-input').first()).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('option', { name: 'At once' })).toBeVisible()
  await expect(choice).toBeInViewport()
  await page.keyboard.type('at on')
  await page.keyboard.press('Enter')
  await expect(choice).toHaveValue('At once')
})

test('what is typed into a select before its code is there finds its option', async ({ as }) => {
  const page = await as('SafetyOfficer')
  const release = await holdSelects(page)
  await page.goto('/jsa-templates/new', { waitUntil: 'domcontentloaded' })
  const type = page.getByRole('combobox', { name: 'Type of work' })
  await type.focus()
  await page.keyboard.type('hot')
  await release()
  const options = page.getByRole('listbox', { name: 'Type of work' }).getByRole('option')
  await expect(options).toHaveText(['Hot work'])
  await page.keyboard.press('Enter')
  await expect(type).toHaveValue('Hot work')
})

test('a list whose options arrive late turns to the side with room for them', async ({ as }) => {
  const page = await as('WorkOwner')
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.route('**/api/work-permits/searchProjects', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/work-permits/new')
  await page.getByRole('combobox', { name: 'Project' }).click()
  const list = page.getByRole('listbox', { name: 'Project' })
  await expect(list.getByText('Searching')).toBeVisible()
  await expect(list.getByRole('option').nth(2)).toBeVisible()
  await expect(list).toBeInViewport({ ratio: 1 })
})
