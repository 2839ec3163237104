import type { Locator, Page } from '@playwright/test'
import { settings } from '../../lib/domain/site/settings/contract'
import { trainingSessions } from '../../lib/domain/training/training-sessions/contract'
import { makeSession, unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'
import { TrainingCalendarPage } from '../pages/training-page'

/** Sessions of as many plans at one place, in the morning of one day. */
async function makeBusyDay(site: Site, date: string, count: number): Promise<string> {
  const location = unique('Hall')
  for (let made = 0; made < count; made++)
    await makeSession(site, { date, period: 'Morning', location, capacity: 12 })
  return location
}

/** Fails for boxes that lie upon each other or are too narrow to be read. */
async function expectSideBySide(events: Locator): Promise<void> {
  const boxes = await events.evaluateAll((all) =>
    all.map((event) => event.closest('.rbc-event')!.getBoundingClientRect().toJSON()),
  )
  const sorted = boxes.toSorted((one, other) => one.left - other.left)
  sorted.forEach(({ left, width }, index) => {
    expect(width, 'a time fits into one line').toBeGreaterThan(80)
    if (index > 0) expect(left).toBeGreaterThanOrEqual(sorted[index - 1].right)
  })
}

/** Only the sessions at a place: other runs of a journey leave theirs on the same day. */
const only = (place: string) => `&keyword=${encodeURIComponent(place)}`
const dialogOf = (page: Page) => page.getByRole('dialog')

test('six sessions at one time are told apart in the month, the week and the day', async ({
  as,
  site,
}) => {
  const place = await makeBusyDay(site, '2399-08-05', 6)
  const calendar = new TrainingCalendarPage(await as('SafetyOfficer'))
  const { page } = calendar
  await calendar.open(`?view=month&date=2399-08-05${only(place)}`)
  const events = calendar.calendar().locator('[data-event-id]')
  await expect(events.filter({ hasText: '0/12' })).toHaveCount(3)
  await expect(events.first()).toContainText('09:00')
  await expectUsable(page)

  await page.getByRole('button', { name: /^\+3 more, Thursday,? 5 August 2399/ }).click()
  await expect(dialogOf(page).getByRole('listitem').filter({ hasText: place })).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)

  for (const view of ['week', 'day']) {
    await calendar.open(`?view=${view}&date=2399-08-05${only(place)}`)
    await expect(events).toHaveCount(6)
    await expectSideBySide(events)
    await expectUsable(page)
  }
})

test('a card tells all about the session under the pointer or in focus, and Escape closes it', async ({
  as,
  site,
}) => {
  const location = unique('Hall')
  await makeSession(site, { date: '2399-08-11', location, capacity: 12 })
  const calendar = new TrainingCalendarPage(await as('Contractor'))
  const { page } = calendar
  await page.goto('/training/info?shown=calendar&view=week&date=2399-08-11')
  const event = page.getByRole('button', { name: new RegExp(location) })
  const card = page.getByRole('tooltip')
  await event.hover()
  await expect(card).toContainText(`${location} · 0/12 seats`)
  await expect(card).not.toContainText('press M')
  await card.hover()
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  await event.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(event).toBeFocused()
  await expect(card).toContainText('Open')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(event).toBeFocused()
  await page.keyboard.press('m')
  await expect(dialogOf(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/training/sessions/*')
})

test('a session is dragged to another day; after a refusal it is where it was', async ({
  as,
  site,
}) => {
  const calendar = new TrainingCalendarPage(await as('SafetyOfficer'))
  const { page } = calendar
  const location = unique('Dragged')
  const { plan } = await makeSession(site, { date: '2399-06-03', location })
  const taken = { date: '2399-06-04', period: 'Afternoon', location: 'Taken' } as const
  await site.save('SafetyOfficer', trainingSessions.save, { scheduleId: plan.id, ...taken })
  await calendar.open(`?view=week&date=2399-06-03&scheduleId=${plan.id}`)
  const event = calendar.event(new RegExp(location))
  const before = (await event.boundingBox())!
  const place = async () => Math.round((await event.boundingBox())!.x - before.x)

  await calendar.drag(event, 1)
  await expect(calendar.newDay()).toHaveValue('4 Jun 2399')
  await dialogOf(page).getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialogOf(page)).toContainText('already has a session in this half-day')
  // The wrong field has the focus, and its days lie upon the buttons.
  await dialogOf(page).getByText('Now on').click()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(place).toBe(0)

  await calendar.drag(event, 2)
  await expect(calendar.newDay()).toHaveValue('5 Jun 2399')
  await dialogOf(page).getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText(/Moved to Saturday,? 5 June 2399/)).toBeVisible()
  await expect.poll(place).toBeGreaterThan(before.width)
})

test('a session is moved by keyboard; after a refusal another day is chosen in place', async ({
  as,
  site,
}) => {
  const calendar = new TrainingCalendarPage(await as('SafetyOfficer'))
  const { page } = calendar
  const location = unique('Keyed')
  const { plan } = await makeSession(site, { date: '2399-09-08', location })
  const taken = { date: '2399-09-09', period: 'Afternoon', location: 'Taken' } as const
  await site.save('SafetyOfficer', trainingSessions.save, { scheduleId: plan.id, ...taken })
  await calendar.open(`?view=month&date=2399-09-08${only(location)}`)
  const event = calendar.event(new RegExp(location))
  await event.focus()
  await page.keyboard.press('m')
  await expect(dialogOf(page)).toContainText(/Now on Wednesday,? 8 September 2399/)
  await calendar.newDay().fill('9/9/2399')
  await page.keyboard.press('Tab')
  await dialogOf(page).getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(dialogOf(page)).toContainText('already has a session in this half-day')
  await calendar.newDay().fill('10/9/2399')
  await page.keyboard.press('Tab')
  await dialogOf(page).getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(page.getByText(/Moved to Friday,? 10 September 2399/)).toBeVisible()
  await expect(event).toHaveAccessibleName(/Friday,? 10 September 2399/)
})

test('on a phone the month has signs, and lists the chosen day', async ({ as, site }) => {
  const place = await makeBusyDay(site, '2399-10-14', 4)
  const page = await as('SafetyOfficer', 'th')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/training/calendar?date=2399-10-13${only(place)}`)
  await expect(page.getByText('ไม่มีรายการในวันดังกล่าว')).toBeVisible()
  await page.getByRole('button', { name: 'วันพฤหัสบดีที่ 14 ตุลาคม 2942 4 รายการ' }).click()
  const entries = page.getByRole('listitem').filter({ hasText: place })
  await expect(entries).toHaveCount(4)
  await expectUsable(page)
  await page.getByText('สัปดาห์', { exact: true }).click()
  await expect(page.getByRole('heading', { name: /14 ตุลาคม 2942/ })).toBeVisible()
  await expect(entries).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'ปฏิทินการอบรม' })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await expectUsable(page)
  await entries.first().getByRole('button').click()
  await page.waitForURL('**/training/sessions/*')
})

test('a holiday is told by its name in every view, in light and in dark', async ({ as, site }) => {
  const { holidays } = await site.ask('SafetyOfficer', settings.get, {})
  const { date, nameEn } = holidays.findLast(({ nameEn: name }) => name.endsWith('King'))!
  const place = await makeBusyDay(site, date, 1)
  const page = await as('SafetyOfficer')
  const calendar = new TrainingCalendarPage(page)
  const address = (view: string) => `?view=${view}&date=${date}${only(place)}`
  for (const view of ['month', 'week', 'day', 'agenda']) {
    await calendar.open(address(view))
    await expect(calendar.calendar().getByText(nameEn)).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      await expectUsable(page)
    }
  }
  const legend = page.getByRole('list', { name: 'What colours and signs mean' })
  await expect(legend).toContainText('Holiday')
  await calendar.open(`?view=agenda&date=${date}${only('nowhere')}`)
  await expect(calendar.calendar().getByText(nameEn)).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await calendar.open(address('month'))
  const day = calendar.calendar().getByRole('button', { name: `1 entry, ${nameEn}` })
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await expect(calendar.calendar().getByText(nameEn)).toBeVisible()
  await expectUsable(page)
})
