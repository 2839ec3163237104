import type { Page } from '@playwright/test'
import { pdfText, requireProgram } from '../../lib/testing/external-programs'
import { expect, expectNoHorizontalOverflow, test } from '../fixtures/signed-in'
import { tableRows } from '../pages/table-rows'

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

/** The ink of the light scheme. */
const BLACK = 'rgb(20, 38, 43)'

/** In pixels: A4 without the margins of `print.css`. */
const portrait = { width: 703, height: 1031 }
const landscape = { width: 1046, height: 717 }

/** The text of the page on paper, a form feed after each sheet. Repeated until the page is ready to be printed. */
async function printed(page: Page): Promise<string> {
  let text = ''
  await expect(async () => {
    await page.evaluate(() =>
      window.addEventListener(
        'beforeprint',
        () => (document.body.dataset.ink = getComputedStyle(document.body).color),
        { once: true },
      ),
    )
    text = pdfText(await page.pdf({ preferCSSPageSize: true }))
    expect(text).toMatch(/Site Safety · printed .+ by Somchai Detudom/)
  }).toPass()
  return text
}

async function layOutOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const isWide = await page.locator('[data-paper="landscape"]').count()
  await page.setViewportSize(isWide ? landscape : portrait)
}

test.beforeAll(() => requireProgram('pdftotext'))

test('a list prints with its filters in words, all its rows and its heads on every sheet', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/work-permits?keyword=WP&group=open')
  const numbers = await tableRows(page)
    .getByText(/^WP-\d+-\d+/)
    .allInnerTexts()
  expect(numbers.length).toBeGreaterThan(3)

  const text = await printed(page)
  expect(text).toContain('Work permits')
  expect(text).toContain('Search: WP')
  expect(text).toContain('Group: Open')
  for (const number of numbers) expect(text).toContain(/^\S+/.exec(number)![0])
  const sheets = text.split('\f').filter((sheet) => sheet.trim())
  for (const sheet of sheets) expect(sheet).toContain('Permit no.')

  await layOutOnPaper(page)
  for (const control of ['searchbox', 'combobox', 'navigation', 'banner', 'button'] as const)
    await expect(
      page.getByRole(control, { name: /./ }).and(page.locator(':not(th *)')),
    ).toHaveCount(0)
})

test('a record prints without its commands, light from a dark screen', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(permit)
  await expect(page.getByRole('heading', { name: 'Permit details' })).toBeVisible()
  const text = await printed(page)
  await expect(page.locator('body')).toHaveAttribute('data-ink', BLACK)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  for (const part of ['WP-2026-000031', 'Readiness', 'Approvals', 'Permit details'])
    expect(text).toContain(part)
  for (const command of ['All work permits', 'Request changes', 'Reject', 'http'])
    expect(text).not.toContain(command)
})

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
