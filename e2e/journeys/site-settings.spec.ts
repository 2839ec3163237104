import { START_LIMIT } from '../../lib/testing/runs/launched-product'
import { OwnProduct } from '../fixtures/own-product'
import { expect, test as base } from '../fixtures/signed-in'

/** On a second server, as the settings of the site change the days and weeks of every other journey. */
const test = base.extend<object, { own: OwnProduct }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide) => {
      const own = await OwnProduct.at('e2e-settings')
      await own.launch()
      await provide(own)
      await own.stop()
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],
  baseURL: ({ own }, provide) => provide(own.home),
})

test('the first day of the week and the era apply to every date picker and list', async ({
  as,
}) => {
  const page = await as('Admin', 'th')
  const year = new Date().getFullYear()
  const choose = async (day: string, era: string) => {
    await page.goto('/settings')
    await page.getByRole('radio', { name: day }).check()
    await page.getByRole('radio', { name: era }).check()
    await page.getByRole('button', { name: 'บันทึก' }).click()
    await expect(page.getByText('บันทึกแล้ว').first()).toBeVisible()
  }
  const picker = async () => {
    await page.goto('/settings?tab=holidays')
    await page.getByRole('button', { name: 'เพิ่มวันหยุด' }).click()
    await page.getByRole('textbox', { name: 'วันที่' }).click()
    return page.locator('[data-dates-dropdown], [role=dialog]').last()
  }
  const firstWeekday = page
    .locator('thead th')
    .filter({ hasText: /^(จ|อา)/ })
    .first()
  await choose('วันจันทร์', 'พ.ศ.')
  let dropdown = await picker()
  await expect(firstWeekday).toContainText('จ')
  await expect(dropdown).toContainText(new RegExp(`${year + 543}|${year + 544}`))

  await choose('วันอาทิตย์', 'ค.ศ.')
  dropdown = await picker()
  await expect(firstWeekday).toContainText('อา')
  await expect(dropdown).toContainText(new RegExp(`${year}|${year + 1}`))
})

test('a holiday typed with its Buddhist year is kept as the same day', async ({ as }) => {
  const page = await as('Admin')
  await page.goto('/settings?tab=holidays')
  await page.getByRole('button', { name: 'Add a holiday' }).click()
  const form = page.getByRole('dialog', { name: 'New holiday' })
  await form.getByRole('textbox', { name: 'Day' }).fill('7/8/2570')
  await page.keyboard.press('Tab')
  await form.getByRole('textbox', { name: 'Name in Thai' }).fill('วันทดสอบ')
  await form.getByRole('textbox', { name: 'Name in English' }).fill('Test day')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Test day' })).toContainText('7 Aug 2027')
})
