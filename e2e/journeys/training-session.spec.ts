import { today } from '../fixtures/days'
import { expect, test } from '../fixtures/signed-in'
import { TrainingCalendarPage, TrainingSessionPage } from '../pages/training-page'

/** Late enough that it has not begun, whenever the journey is made. */
const tonight: [string, string] = ['23:58', '23:59']

test('from the calendar to a passed worker, with an officer and a contractor at once', async ({
  as,
}) => {
  test.setTimeout(300_000)
  const calendar = new TrainingCalendarPage(await as('SafetyOfficer'))
  const { page } = calendar
  await calendar.open('?view=day')
  await page.getByRole('button', { name: 'Open a session' }).click()
  await calendar.write({
    plan: 'Contractor Safety Induction',
    period: 'Afternoon',
    times: tonight,
    place: 'Gate 7',
  })
  await calendar.form().getByRole('button', { name: '10', exact: true }).click()
  await calendar.save()
  await calendar.event(/Gate 7.*0\/10/).click()
  await page.waitForURL('**/training/sessions/*')
  const officer = new TrainingSessionPage(page)
  await expect(officer.panel()).toContainText('0 of 10 seats taken')

  await officer.enrol('Amnat Phiukham')
  await officer.startEnrolling()
  await officer.find('Phairot')
  await expect(officer.candidate('Phairot Kingkaew')).toBeDisabled()
  await expect(
    page.getByText('Phairot Kingkaew is in another session in the same half-day'),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  const contractor = new TrainingSessionPage(await as('Contractor'))
  await contractor.page.goto(new URL(page.url()).pathname)
  await contractor.enrol('Khin Mar Win')
  await expect(contractor.panel()).toContainText('2 of 10 seats taken')
  await expect(contractor.button('Check in')).toHaveCount(0)

  // Nobody reloads: what the other one did comes by itself.
  await expect(officer.status('Khin Mar Win', 'Enrolled')).toBeVisible()
  const code = await officer.codeOf('Khin Mar Win')
  await officer.type(`p${Number(code.slice(2))}`)
  await expect(officer.checkIns().first()).toContainText('Khin Mar Win is checked in')
  await expect(officer.status('Khin Mar Win', 'Attended')).toBeVisible()
  await officer.type(`https://safety.example.com/persons/${code}`)
  await expect(officer.checkIns().first()).toContainText('was checked in already')
  await officer.type('P-999999')
  await expect(officer.checkIns().first()).toContainText('P-999999 is not on the roster')
  await officer.button('Check in Amnat Phiukham').click()
  await expect(officer.status('Amnat Phiukham', 'Attended')).toBeVisible()

  await officer.choose('Khin Mar Win', 'Amnat Phiukham')
  await officer.button('Failed (2)').click()
  await expect(page.getByText('Failed: 2')).toBeVisible()
  await officer.button('Undo').click()
  await expect(officer.status('Khin Mar Win', 'Attended')).toBeVisible()
  await officer.choose('Khin Mar Win')
  await officer.button('Passed (1)').click()
  await expect(officer.status('Khin Mar Win', 'Passed')).toBeVisible()
  await expect(contractor.status('Khin Mar Win', 'Passed')).toBeVisible()
  await expect(contractor.row('Amnat Phiukham')).toBeVisible()
})

test('a session is closed, opened again, moved to another day and cancelled with a reason', async ({
  as,
}) => {
  test.setTimeout(300_000)
  const calendar = new TrainingCalendarPage(await as('Admin'))
  const { page } = calendar
  await calendar.open('?view=agenda&date=2399-03-05')
  await page.getByRole('button', { name: 'Open a session' }).click()
  await calendar.write({ plan: 'Hot Work and Fire Watch', place: 'Yard 12' })
  await calendar.save()
  await page.getByRole('button', { name: 'Open a session' }).click()
  await expect(calendar.form().getByRole('textbox', { name: 'Place' })).toHaveValue('')
  await calendar.write({ plan: 'Hot Work and Fire Watch' })
  await calendar.save()
  await expect(calendar.form()).toContainText('already has a session in this half-day')
  await calendar.form().getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()

  await calendar.event(/Yard 12/).click()
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

test('a session is dragged to another day; what the server refuses goes back', async ({ as }) => {
  test.setTimeout(300_000)
  const calendar = new TrainingCalendarPage(await as('SafetyOfficer'))
  const { page } = calendar
  for (const [date, place] of [
    ['2399-06-04', 'Held'],
    ['2399-06-03', 'Dragged'],
  ]) {
    await calendar.open(`?view=week&date=${date}`)
    await page.getByRole('button', { name: 'Open a session' }).click()
    await calendar.write({ plan: 'Hot Work and Fire Watch', place })
    await calendar.save()
    await expect(calendar.event(new RegExp(place!))).toBeVisible()
  }
  const event = calendar.event(/Dragged/)
  const dialog = page.getByRole('dialog')
  const before = (await event.boundingBox())!
  const place = async () => Math.round((await event.boundingBox())!.x - before.x)

  await calendar.drag(event, 1)
  await expect(dialog).toContainText('to Friday, 4 June 2399')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(place).toBe(0)

  await calendar.drag(event, 1)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('already has a session in this half-day')).toBeVisible()
  await expect.poll(place).toBe(0)

  await calendar.drag(event, 2)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Moved to Saturday, 5 June 2399')).toBeVisible()
  await expect.poll(place).toBeGreaterThan(before.width)
})

test('without a camera the scanner says so, and typing goes on', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto('/training/calendar?view=agenda')
  const calendar = new TrainingCalendarPage(page)
  await calendar
    .event(/Contractor Safety Induction.*/)
    .first()
    .waitFor()
  await page.goto(`/training/calendar?view=day&date=${today()}`)
  await calendar
    .event(/Contractor Safety Induction/)
    .first()
    .click()
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByRole('alert', { name: 'The camera cannot be used' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Person’s code' })).toBeEnabled()
})
