import { enrol, makePerson, makePlan, makeSession, unique } from '../fixtures/records'
import { expect, test } from '../fixtures/signed-in'
import { TrainingCalendarPage, TrainingSessionPage } from '../pages/training-page'

test('from the calendar to a passed worker, with an officer and a contractor at work together', async ({
  as,
  site,
}) => {
  const plan = await makePlan(site)
  const place = unique('Gate')
  const [first, second, busy] = [
    await makePerson(site),
    await makePerson(site),
    await makePerson(site),
  ]
  await enrol(site, (await makeSession(site)).id, [busy])
  const calendar = new TrainingCalendarPage(await as('SafetyOfficer'))
  const { page } = calendar
  await calendar.open('?view=day')
  await page.getByRole('button', { name: 'Open a session' }).click()
  await calendar.write({
    plan: plan.name,
    period: 'Afternoon',
    times: ['20:00', '21:00'],
    place,
  })
  await calendar.form().getByRole('button', { name: '10', exact: true }).click()
  await calendar.save()
  await calendar.event(new RegExp(`${place}.*0/10`)).click()
  await page.waitForURL('**/training/sessions/*')
  const officer = new TrainingSessionPage(page)
  await expect(officer.panel()).toContainText('0 of 10 seats taken')

  await officer.enrol(first.name)
  await officer.startEnrolling()
  await officer.find(busy.name)
  await expect(officer.candidate(busy.name)).toBeDisabled()
  await expect(page.getByText(`${busy.name} has a seat elsewhere in that half-day`)).toBeVisible()
  await page.keyboard.press('Escape')

  const contractor = new TrainingSessionPage(await as('Contractor'))
  await contractor.page.goto(new URL(page.url()).pathname)
  await contractor.enrol(second.name)
  await expect(contractor.panel()).toContainText('2 of 10 seats taken')
  await expect(contractor.button('Check in')).toHaveCount(0)

  // The page polls, so nobody has to reload.
  await expect(officer.status(second.name, 'Enrolled')).toBeVisible()
  const code = await officer.codeOf(second.name)
  await officer.type(`p${Number(code.slice(2))}`)
  await expect(officer.checkIns().first()).toContainText(`${second.name} is checked in`)
  await expect(officer.status(second.name, 'Attended')).toBeVisible()
  await officer.type(`https://safety.example.com/persons/${code}`)
  await expect(officer.checkIns().first()).toContainText('was checked in already')
  await officer.type('P-999999')
  await expect(officer.checkIns().first()).toContainText('P-999999 is not on the roster')
  await officer.button(`Check in ${first.name}`).click()
  await expect(officer.status(first.name, 'Attended')).toBeVisible()

  await officer.button(`Undo the check-in of ${second.name}`).click()
  await expect(officer.checkIns().first()).toContainText('is undone')
  await expect(officer.status(second.name, 'Enrolled')).toBeVisible()
  await expect(contractor.status(second.name, 'Enrolled')).toBeVisible()
  await officer.button(`Check in ${second.name}`).click()
  await expect(officer.status(second.name, 'Attended')).toBeVisible()
  await officer.undo()
  await expect(officer.status(second.name, 'Enrolled')).toBeVisible()
  await officer.button(`Check in ${second.name}`).click()
  await expect(officer.status(second.name, 'Attended')).toBeVisible()

  await officer.choose(second.name, first.name)
  await officer.giveEarly('Fail', 2)
  await expect(page.getByText('Failed: 2')).toBeVisible()
  await officer.undo()
  await expect(officer.status(second.name, 'Attended')).toBeVisible()
  await officer.choose(second.name)
  await officer.giveEarly('Pass', 1)
  await expect(officer.status(second.name, 'Passed')).toBeVisible()
  await expect(contractor.status(second.name, 'Passed')).toBeVisible()
  await expect(contractor.row(first.name)).toBeVisible()
})

test('a session is closed, opened again, moved to another day and cancelled with a reason', async ({
  as,
  site,
}) => {
  const { name: plan } = await makePlan(site)
  const place = unique('Yard')
  const calendar = new TrainingCalendarPage(await as('Admin'))
  const { page } = calendar
  await calendar.open('?view=agenda&date=2399-03-05')
  await page.getByRole('button', { name: 'Open a session' }).click()
  await calendar.write({ plan, place })
  await calendar.save()
  await page.getByRole('button', { name: 'Open a session' }).click()
  await expect(calendar.form().getByRole('textbox', { name: 'Place' })).toHaveValue('')
  await calendar.write({ plan })
  await calendar.save()
  await expect(calendar.form()).toContainText('already has a session in this half-day')
  await calendar.form().getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()

  await calendar.event(new RegExp(place)).click()
  const session = new TrainingSessionPage(page)
  const give = async (command: string, button = command) => {
    await session.panel().getByRole('button', { name: command, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
  }
  await give('Close enrolment')
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()
  await give('Open again')
  await expect(page.getByText('Open', { exact: true })).toBeVisible()

  await session.button('Edit or move').click()
  const form = calendar.form()
  await form.getByRole('textbox', { name: 'Day of the training' }).fill('6/3/2399')
  await calendar.save()
  await expect(page.getByText(/6 March 2399/).first()).toBeVisible()

  await session.panel().getByRole('button', { name: 'Cancel the session' }).click()
  await form.getByRole('textbox', { name: 'Why it is cancelled' }).fill('The trainer is ill')
  await form.getByRole('button', { name: 'Cancel the session' }).click()
  await expect(session.panel()).toContainText('The trainer is ill')
  await expect(session.button('Edit or move')).toHaveCount(0)
})

test('without a camera the scanner says so, and codes can be typed', async ({ as, site }) => {
  const page = await as('SafetyOfficer')
  const { plan } = await makeSession(site)
  const calendar = new TrainingCalendarPage(page)
  await calendar.open('?view=day')
  await calendar.event(new RegExp(plan.name)).click()
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByRole('alert', { name: 'The camera cannot be used' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Person’s code' })).toBeEnabled()
})
