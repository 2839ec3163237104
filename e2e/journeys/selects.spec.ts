import { expect, test } from '../fixtures/signed-in'

test('@phone typing finds an option of a short list, and Enter takes it', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/jsa-templates/new')
  const type = page.getByRole('combobox', { name: 'Permit type' })
  const options = page.getByRole('listbox', { name: 'Permit type' }).getByRole('option')
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
