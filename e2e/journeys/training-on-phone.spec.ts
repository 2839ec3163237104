import type { Locator, Page } from '@playwright/test'
import { settings } from '../../lib/domain/site/settings/contract'
import { nextWorkday, today, typed } from '../fixtures/days'
import { makePerson, unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import { TrainingSessionPage } from '../pages/training-page'

// A phone's screen and taps, in whichever project.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

test('a training goes from its plan to a result by taps alone', async ({ as, site }) => {
  const name = unique('Gas testing')
  const { name: worker } = await makePerson(site)
  const { holidays } = await site.ask('Admin', settings.get, {})
  const officer = await as('SafetyOfficer')
  const contractor = await as('Contractor')

  await addPlan(officer, name, typed(nextWorkday(holidays)))
  await generate(officer, name)
  await officer.getByRole('link', { name: 'See them in the calendar' }).tap()
  await officer.waitForURL('**/training/calendar**')
  await expectUsable(officer)
  await officer.getByRole('region', { name: 'Training calendar' }).getByText(name).first().tap()
  await officer.waitForURL('**/training/sessions/*')
  const session = new TrainingSessionPage(officer)
  await expect(session.panel()).toContainText('0 of 10 seats taken')

  await enrol(contractor, { training: name, worker })
  await expect(session.row(worker)).toContainText('Enrolled')

  await moveToThisEvening(officer)
  await session
    .row(worker)
    .getByRole('button', { name: /^Check in/ })
    .tap()
  await expect(session.status(worker, 'Attended')).toBeVisible()
  await session.row(worker).getByRole('checkbox').tap()
  await session.button('Pass (1)').tap()
  const dialog = officer.getByRole('dialog')
  await expect(dialog).toContainText('The session has not begun yet')
  await dialog.getByRole('button', { name: 'Pass', exact: true }).tap()
  await expect(session.status(worker, 'Passed')).toBeVisible()
  await expectUsable(officer)

  await contractor.goto(`/persons?keyword=${encodeURIComponent(worker)}`)
  await expect(new TrainingSessionPage(contractor).row(worker)).toContainText('Passed')
})

async function write(field: Locator, text: string): Promise<void> {
  await field.tap()
  await field.fill(text)
}

async function addPlan(page: Page, name: string, day: string): Promise<void> {
  await page.goto('/training/plans')
  await page.getByRole('button', { name: 'Add a plan' }).tap()
  const form = page.getByRole('dialog')
  await write(form.getByRole('textbox', { name: 'Name in Thai' }), 'ตรวจวัดก๊าซ')
  await write(form.getByRole('textbox', { name: 'Name in English' }), name)
  await write(form.getByRole('textbox', { name: 'Place' }), 'Tank farm')
  const dayField = form.getByRole('textbox', { name: 'Day' })
  await write(dayField, day)
  await dayField.blur() // its calendar covers what stands below
  const seatsOf = (half: RegExp, seats: string) =>
    form.getByRole('group', { name: half }).getByRole('button', { name: seats, exact: true })
  await seatsOf(/^Morning/, 'None').tap()
  await seatsOf(/^Afternoon/, '10').tap()
  await form.getByRole('button', { name: 'Save' }).tap()
  await expect(form).toHaveCount(0)
}

async function generate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).tap()
  await page.getByRole('menuitem', { name: 'Generate sessions', exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Create 1 session' }).tap()
}

async function enrol(page: Page, { training, worker }: Record<'training' | 'worker', string>) {
  await page.goto(`/training/info?keyword=${encodeURIComponent(training)}`)
  await page.getByRole('link', { name: training }).first().tap()
  await page.getByRole('button', { name: 'Enrol people' }).tap()
  const dialog = page.getByRole('dialog')
  await write(dialog.getByRole('searchbox'), worker)
  // A tap on a list that changes meanwhile is lost.
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await dialog.getByRole('checkbox', { name: worker }).tap()
  await dialog.getByRole('button', { name: 'Enrol 1 person' }).tap()
  await expect(page.getByText('1 person is enrolled')).toBeVisible()
}

/** People are checked in on the day. */
async function moveToThisEvening(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit or move' }).tap()
  const form = page.getByRole('dialog')
  await write(form.getByRole('textbox', { name: 'Day of the training' }), typed(today()))
  await form.getByLabel('Starts at').fill('20:00')
  await form.getByLabel('Ends at').fill('21:00')
  await form.getByRole('button', { name: 'Save' }).tap()
  await expect(form).toHaveCount(0)
}
