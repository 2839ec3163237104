import { expect, expectUsable, test } from '../fixtures/signed-in'
import { tableRows } from '../pages/table-rows'

test('a list is worked through by keys: to a row, selected, opened, and a new record', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/persons')
  const rows = tableRows(page)
  const opener = (index: number) => rows.nth(index).getByRole('link').first()
  await expect(opener(0)).toBeVisible()
  await page.keyboard.press('j')
  await expect(opener(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(opener(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('region', { name: 'For what is selected' })).toContainText(
    '1 selected',
  )
  await expectUsable(page)

  await page.keyboard.press('Shift+Slash')
  const help = page.getByRole('dialog', { name: 'Keys on lists' })
  await expect(help.getByText('Next row')).toBeVisible()
  await expectUsable(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(opener(1)).toBeFocused()

  await page.keyboard.press('n')
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox').first(), 'Enter would close it').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused()
  await page.keyboard.press('n')
  const name = form.getByRole('textbox', { name: 'First name in Thai' })
  await expect(form.getByRole('textbox').first()).toBeFocused()
  await name.focus()
  await page.keyboard.type('jkxn')
  await expect(name).toHaveValue('jkxn')
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()

  await page.goto('/persons')
  await expect(opener(0)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/persons\/P-/)
})

test('the letters can be switched off in this browser', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/account')
  await page.getByRole('switch', { name: 'Single keys on lists' }).uncheck()
  await page.goto('/persons')
  const first = tableRows(page).first().getByRole('link').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+Slash')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(first).not.toBeFocused()
})

test('the chosen people get their cards in one file', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/persons')
  await page.getByRole('checkbox', { name: 'Select all shown (25)' }).check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Safety training cards (25)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Safety training card .*\.pdf$/)
})

test('the chosen permits are saved as PDFs in one file', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/work-permits')
  for (const index of [0, 1]) await tableRows(page).nth(index).getByRole('checkbox').check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF (2)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
})
