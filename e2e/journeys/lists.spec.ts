import { expect, expectNoHorizontalOverflow, test } from '../fixtures/signed-in'
import { tableRows } from '../pages/table-rows'

const lists = [
  '/work-permits',
  '/projects',
  '/tasks?status=any&scope=all',
  '/persons',
  '/employers',
  '/training/plans',
  '/training/approvals',
  '/training/info',
  '/jsa-templates',
  '/settings/audit',
]

/** In pixels of a page of 740. */
const LOWEST_FIRST_RECORD = 320

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  for (const language of ['th', 'en'] as const)
    test(`every list shows its first record near the top, in ${language}`, async ({ as }) => {
      const page = await as('Admin', language)
      for (const path of lists) {
        await page.goto(path)
        const first = await tableRows(page).first().boundingBox()
        expect(first!.y, path).toBeLessThanOrEqual(LOWEST_FIRST_RECORD)
        await expectNoHorizontalOverflow(page)
      }
    })

  test('filters open by one button that counts them, and each goes away by its chip', async ({
    as,
  }) => {
    const page = await as('SafetyOfficer')
    await page.goto('/work-permits')
    const status = page.getByRole('combobox', { name: 'Status', exact: true })
    await expect(status).toBeHidden()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await status.selectOption('Draft')
    await page.getByRole('combobox', { name: 'Next step', exact: true }).selectOption('true')
    const toggle = page.getByRole('button', { name: 'Filters (2)' })
    await toggle.click()
    await expect(status).toBeHidden()
    const chips = page.getByRole('list', { name: 'Filters that are set' })
    await expect(chips.getByRole('listitem')).toHaveCount(2)
    await chips.getByRole('button', { name: 'Remove the filter Status: Draft' }).click()
    await expect(page).not.toHaveURL(/status=/)
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(chips).toHaveCount(0)
    await expect(page).toHaveURL(/\/work-permits$/)
  })
})
