import type { Page } from '@playwright/test'
import { expect, expectNoHorizontalOverflow, test } from '../fixtures/signed-in'

const permit = '/work-permits/0199c8a0-0000-700b-8000-000000000031'
const pages = [
  '/work-permits?view=board',
  '/projects',
  '/tasks?status=any&scope=all',
  '/persons',
  '/users',
  '/employers',
  '/training/plans',
  '/training/approvals',
  '/training/info',
  '/jsa-templates',
  '/reports',
  '/dashboard',
  '/settings/audit',
  permit,
  '/persons/P-000012',
  '/employers/0199c8a0-0000-7001-8000-000000000002',
]

/** In pixels: A4 without the margins of `print.css`. */
const portrait = { width: 703, height: 1031 }
const landscape = { width: 1046, height: 717 }

const sheetsOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length

async function layOutOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const isWide = await page.locator('[data-paper="landscape"]').count()
  await page.setViewportSize(isWide ? landscape : portrait)
}

for (const language of ['th', 'en'] as const)
  test(`no list or record is wider than its paper, in ${language}`, async ({ as }) => {
    const page = await as('Admin', language)
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await layOutOnPaper(page)
      await expectNoHorizontalOverflow(page)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    }
  })

test('a list is printed with the rows of all pages and its filters, and then shows its page again', async ({
  as,
}) => {
  const page = await as('Admin')
  // A dialog of the browser, which nobody here could close.
  await page.addInitScript(() => (window.print = () => undefined))
  await page.goto('/work-permits?sort=permitNo')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(25)
  await page.getByRole('button', { name: 'Print all' }).click()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  const total = Number(/\d+/.exec((await page.getByText(/^\d+ entries$/).textContent()) ?? '')?.[0])
  expect(total).toBeGreaterThan(25)
  await expect(rows).toHaveCount(total)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rows).toHaveCount(25)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
})

test('the dashboard with a month of 31 days is printed on one sheet', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/dashboard?date=2024-10-15')
  await expect(page.getByRole('application')).toHaveCount(2)
  expect(await sheetsOf(page)).toBe(1)
})

test('a project is printed as a record', async ({ as }) => {
  const page = await as('WorkOwner')
  await page.goto('/projects/0199c8a0-0000-7008-8000-000000000005')
  const facts = page.getByRole('region', { name: 'The project' })
  await expect(facts).toBeVisible()
  await layOutOnPaper(page)
  await expect(facts).toContainText('PR No.')
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeHidden()
})

test('a form is printed as a record, without what was there to be typed into', async ({ as }) => {
  const page = await as('Admin')
  await page.goto('/users/0199c8a0-0000-7003-8000-000000000008')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await expect(email).toBeVisible()
  await layOutOnPaper(page)
  await expect(email).toHaveCSS('border-top-width', '0px')
  const [label, value] = await Promise.all(
    [page.getByText('E-mail').first(), email].map((part) => part.boundingBox()),
  )
  expect(value!.x, 'beside its label').toBeGreaterThanOrEqual(label!.x + label!.width)
  expect(value!.y, 'on its line').toBeLessThan(label!.y + label!.height)
})
