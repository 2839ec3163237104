import { enrol, makePerson, makeSession } from '../fixtures/records'
import { expect, expectNoHorizontalOverflow, test } from '../fixtures/signed-in'
import { ApprovalPage } from '../pages/approval-page'
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
    await page.getByRole('combobox', { name: 'Group', exact: true }).selectOption('open')
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

test('a list of names says in whose order it comes, and a third press on a head gives the usual one', async ({
  as,
}) => {
  const page = await as('Admin')
  for (const [path, head] of [
    ['/persons', 'Name'],
    ['/employers', 'Company'],
  ] as const) {
    await page.goto(path)
    const column = page.getByRole('columnheader', { name: head })
    await expect(column).toHaveAttribute('aria-sort', 'ascending')
  }
  await page.goto('/work-permits')
  const number = page.getByRole('columnheader', { name: 'Permit No.' })
  for (const order of ['ascending', 'descending']) {
    await number.getByRole('button').click()
    await expect(number).toHaveAttribute('aria-sort', order)
  }
  await number.getByRole('button').click()
  await expect(number).not.toHaveAttribute('aria-sort')
  await expect(page).toHaveURL(/\/work-permits$/)
})

test('a selection stays over pages and page sizes, and Enter leads from a row to its commands', async ({
  as,
  site,
}) => {
  // One more than a page has
  const people = await Promise.all(Array.from({ length: 26 }, () => makePerson(site)))
  const { id } = await makeSession(site)
  await enrol(site, id, people)
  const queue = new ApprovalPage(await as('SafetyOfficer'))
  const { page } = queue
  await queue.open(`?sessionId=${id}`)
  const checkboxes = queue.row('').getByRole('checkbox')
  await checkboxes.first().check()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(checkboxes.first()).not.toBeChecked()
  await expect(queue.row('').first()).toBeInViewport({ ratio: 1 })
  await checkboxes.first().focus()
  await page.keyboard.press('Enter')
  await expect(queue.bar().getByRole('status')).toHaveText('2 selected')
  await expect(queue.bar().getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(checkboxes.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(queue.bar().getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(queue.dialog().getByRole('list', { name: 'For these people' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(queue.dialog()).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Rows on a page' }).selectOption('100')
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveCount(0)
  await expect(queue.row('').getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Passed')
  await expect(queue.bar()).toHaveCount(0)
})
