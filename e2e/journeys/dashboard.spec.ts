import { demoId } from '../../prisma/seed/ids'
import { expect, test } from '../fixtures/signed-in'

test('the dashboard has a table beside each chart and one day, which the month changes as well', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/dashboard')
  for (const name of [/^Permits of /, /^7 days, /, /day by day$/])
    await expect(page.getByRole('table', { name })).toBeVisible()
  await expect(page.getByRole('table', { name: /^7 days/ }).getByRole('row')).toHaveCount(8)
  const headline = page.getByRole('link', { name: /wait(s)? for a decision/ })
  const rows = page.getByRole('table').locator('tbody tr')
  // The headline counts as many permits as the list that it links to, unless another journey submits one in between.
  await expect(async () => {
    await page.goto('/dashboard')
    const count = Number(/^\d+/.exec((await headline.textContent())!)![0])
    await headline.click()
    await expect(page).toHaveURL(/status=Submitted/)
    await expect(rows).toHaveCount(count, { timeout: 5_000 })
  }).toPass()
  await page.goBack()
  const months = page.getByRole('combobox', { name: 'The latest 12 months' })
  await expect(months.locator('option')).toHaveCount(12)
  const title = page.getByRole('heading', { level: 2, name: /day by day$/ })
  const before = await title.textContent()
  await months.selectOption({ index: 11 })
  await expect(title).not.toHaveText(before!)
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-01/)
  await page.reload()
  await expect(title).not.toHaveText(before!)
})

test('stopped and overdue permits stand on the dashboard from the start, and lead to the permits', async ({
  as,
}) => {
  // Each with a permit of the demo: those of other journeys go on meanwhile.
  for (const [alarm, status, id] of [
    [/permits? (is|are) stopped$/, 'Suspended', demoId('workPermit', 26)],
    [/past (its|their) end and not closed$/, 'Expired', demoId('workPermit', 18)],
  ] as const) {
    const page = await as('SafetyOfficer')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/dashboard')
    const link = page.getByRole('link', { name: alarm })
    await expect(link).toBeVisible()
    expect(asked, 'the page brings them along').not.toContain('/api/work-permits/search')
    await link.click()
    await expect(page).toHaveURL(`/work-permits?status=${status}`)
    await page.getByRole('table').locator(`a[href="/work-permits/${id}"]`).first().click()
    await expect(page).toHaveURL(`/work-permits/${id}`)
    await expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible()
  }
})

test('a chart is read by pointer and arrow keys, a click or Enter opens its permits; an empty day leads to the nearest', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/dashboard?date=2024-02-10')
  await expect(page.getByText('No permits on this day')).toBeVisible()
  const nearest = page.getByRole('link', { name: /the nearest day with permits$/ })
  const href = await nearest.getAttribute('href')
  await nearest.click()
  await expect(page).toHaveURL(new RegExp(`${href!.replace('?', '\\?')}$`))
  await expect(nearest).toHaveCount(0)

  const week = page.getByRole('region', { name: /^7 days/ })
  const chart = week.getByRole('application')
  await chart.focus()
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight')
  const tip = week.getByText('Click to see the permits')
  await expect(tip).toBeVisible()
  await page.keyboard.press('Tab')
  await week.getByRole('table').hover()
  await chart.hover()
  await expect(tip).toBeVisible()
  await chart.click()
  const permitsOfDay = /\/work-permits\?fromDate=\d{4}-\d\d-\d\d&toDate=.+&group=/
  await expect(page).toHaveURL(permitsOfDay)

  for (const name of [/^Permits of /, /^7 days/, /day by day$/]) {
    await page.goBack()
    await page.getByRole('region', { name }).getByRole('application').focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('region', { name }).getByText('Click to see')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(permitsOfDay)
  }
})

test('a report is filtered, keeps its filters in the URL and is downloaded as XLSX', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/reports')
  await expect(page.getByRole('table', { name: 'Training compliance by contractor' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Report' }).selectOption('expiringTraining')
  await page.getByRole('combobox', { name: 'Within' }).selectOption('366')
  await expect(page).toHaveURL(/report=expiringTraining&withinDays=366/)
  await expect(
    page.getByRole('table', { name: 'Training that expires soon' }).getByRole('row').nth(1),
  ).toBeVisible()
  const head = page.getByRole('columnheader', { name: 'Days left' })
  for (const order of ['ascending', 'descending']) {
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', order)
  }
  await expect(page).toHaveURL(/sort=-daysLeft/)
  const cells = page.locator('tbody td[data-label="Days left"]')
  await expect(async () => {
    const days = (await cells.allTextContents()).map(Number)
    expect(days).toEqual(days.toSorted((one, other) => other - one))
  }).toPass()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as Excel' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})

test('a report adds up its counts, and a row leads to the records behind it', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/reports?report=permitsByType')
  const table = page.getByRole('table', { name: 'Permits by type and status' })
  const counts = await table.locator('tbody td[data-label="Total"]').allTextContents()
  const sum = counts.reduce((total, count) => total + Number(count), 0)
  await expect(
    table
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .last(),
  ).toHaveText(String(sum))
  const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'Hot work' }) })
  // Unless another journey makes one in between.
  await expect(async () => {
    await page.goto('/reports?report=permitsByType')
    const count = Number(await row.getByRole('cell').last().textContent())
    await row.getByRole('link').click()
    await expect(page).toHaveURL(/work-permits\?typeCode=/)
    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(count, { timeout: 5_000 })
  }).toPass()
})

test('on a phone a permit type shows the statuses that it has', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/reports?report=permitsByType')
  const zeros = page.locator('tbody td[data-number]').filter({ hasText: /^0$/ })
  await expect(zeros.first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(zeros.filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('tbody td[data-label="Total"]').first()).toBeVisible()
})

test('a Contractor reads reports of the own company only', async ({ as }) => {
  const page = await as('Contractor')
  await page.goto('/reports')
  const table = page.getByRole('table', { name: 'Training compliance by contractor' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('combobox', { name: 'Contractor' })).toHaveCount(0)
})

test('a Tenant Administrator is offered no reports', async ({ as }) => {
  const page = await as('TenantAdministrator')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0)
  await page.goto('/reports')
  await expect(page.getByText('Training compliance')).toHaveCount(0)
})
