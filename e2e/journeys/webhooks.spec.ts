import { expect, expectNoHorizontalOverflow, test } from '../fixtures/signed-in'
import { tableRows } from '../pages/table-rows'

/** Public, so that no name is resolved; inactive, so that nothing is sent to it. */
const ADDRESS = 'https://93.184.215.14/hooks/site'

test('an administrator adds an address, keeps its secret, and removes it again', async ({ as }) => {
  const page = await as('Admin', 'en')
  await page.goto('/settings/webhooks')
  await page.getByRole('button', { name: 'Add an address' }).click()
  const form = page.getByRole('dialog')
  const address = form.getByRole('textbox', { name: 'Address' })
  await address.fill('https://127.0.0.1/')
  await form.getByRole('radio', { name: 'Only these' }).check()
  await form.getByRole('checkbox', { name: 'Active' }).uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This is required.').first()).toBeVisible()
  // What is wrong takes the focus a frame later.
  await expect(form.getByRole('button', { name: 'Save' })).not.toBeFocused()

  await form.getByRole('button', { name: /^Project/ }).press('Enter')
  await form.getByRole('checkbox', { name: 'Project: everything' }).press('Space')
  await expect(form.getByRole('button', { name: /^Project/ })).toContainText('3 of 3')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This address cannot be used.')).toBeVisible()

  await address.fill(ADDRESS)
  await form.getByRole('button', { name: 'Save' }).click()
  const secret = page.getByRole('dialog', { name: 'Secret' })
  await expect(secret.locator('output')).toHaveText(/^whsec_[\w+/]{43}=$/)
  await secret.getByRole('button', { name: 'I have kept it' }).click()
  await expect(secret).toBeHidden()

  const row = tableRows(page).filter({ hasText: ADDRESS })
  await expect(row).toContainText('3 kinds of changes')
  await expect(row).toContainText('Inactive')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})

test('a delivery is looked at with what was sent', async ({ as }) => {
  const page = await as('Admin', 'en')
  await page.goto('/settings/webhooks?status=Failed')
  await page.getByRole('button', { name: /^Project · saved/ }).click()
  const delivery = page.getByRole('dialog', { name: 'Project · saved' })
  await expect(delivery).toContainText('Given up')
  await expect(delivery.locator('pre')).toContainText('"type": "project.saved"')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  for (const language of ['th', 'en'] as const)
    test(`the addresses and their deliveries fit, in ${language}`, async ({ as }) => {
      const page = await as('Admin', language)
      await page.goto('/settings/webhooks')
      await expect(tableRows(page).first()).toContainText('erp.example.invalid')
      await expectNoHorizontalOverflow(page)
    })
})
