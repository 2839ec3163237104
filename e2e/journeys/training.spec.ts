import { settings } from '../../lib/domain/site/settings/contract'
import { nextWorkday, today, typed } from '../fixtures/days'
import { makePerson, unique } from '../fixtures/records'
import { expect, test } from '../fixtures/signed-in'
import { TrainingCalendarPage, TrainingSessionPage } from '../pages/training-page'
import { TrainingPlanPage } from '../pages/training-plan-page'

test('from a new plan to a passed worker, without leaving the product', async ({ as, site }) => {
  const name = unique('Gas testing')
  const { name: worker } = await makePerson(site)
  const { holidays } = await site.ask('Admin', settings.get, {})

  const plans = new TrainingPlanPage(await as('SafetyOfficer'))
  const { page } = plans
  await plans.open()
  await plans.startNew()
  await plans.write({ 'Name in Thai': 'ตรวจวัดก๊าซ', 'Name in English': name, Place: 'Tank farm' })
  await plans.write({ Day: typed(nextWorkday(holidays)) })
  await plans.seats('Morning', 'None')
  await plans.seats('Afternoon', '10')
  await plans.save()
  await expect(plans.dialog()).toHaveCount(0)
  await plans.choose(name, 'Generate sessions')
  await plans.dialog().getByRole('button', { name: 'Create 1 session' }).click()
  await plans.dialog().getByRole('link', { name: 'See them in the calendar' }).click()
  const calendar = new TrainingCalendarPage(page)
  await calendar.event(new RegExp(name)).first().click()
  await page.waitForURL('**/training/sessions/*')
  const officer = new TrainingSessionPage(page)
  await expect(officer.panel()).toContainText('0 of 10 seats taken')

  const contractor = new TrainingSessionPage(await as('Contractor'))
  await contractor.page.goto(`/persons?keyword=${encodeURIComponent(worker)}`)
  await expect(contractor.row(worker)).toContainText('Not trained')
  await contractor.page.goto(`/training/info?keyword=${encodeURIComponent(name)}`)
  await contractor.page.getByRole('link', { name }).first().click()
  await contractor.enrol(worker)
  await expect(officer.status(worker, 'Enrolled')).toBeVisible()

  // People are checked in on the day: the session is moved to this evening.
  await officer.button('Edit or move').click()
  await calendar.form().getByRole('textbox', { name: 'Day of the training' }).fill(typed(today()))
  await calendar.write({ times: ['20:00', '21:00'] })
  await calendar.save()
  await expect(calendar.form()).toHaveCount(0)
  await officer.type(await officer.codeOf(worker))
  await expect(officer.status(worker, 'Attended')).toBeVisible()
  await officer.choose(worker)
  await officer.giveEarly('Pass', 1)
  await expect(contractor.status(worker, 'Passed')).toBeVisible()

  await contractor.page.goto(`/persons?keyword=${encodeURIComponent(worker)}`)
  await expect(contractor.row(worker)).toContainText('Passed')
})
