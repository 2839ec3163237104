import { addDays } from '../../lib/platform/dates/day'
import { today, typed } from '../fixtures/days'
import { press, lookUp, tabTo } from '../fixtures/keys'
import { enrol, makePerson, makeSession, makeTrainedPerson, unique } from '../fixtures/records'
import { expect, test } from '../fixtures/signed-in'
import { ApprovalPage } from '../pages/approval-page'
import { PermitPage } from '../pages/permit-page'
import { TrainingSessionPage } from '../pages/training-page'

// Without a mouse: Tab, Enter, Space, arrows and Escape only.

test('a permit goes from the first step of its form to Submitted by keyboard alone', async ({
  as,
  site,
}) => {
  const worker = await makeTrainedPerson(site)
  const permits = new PermitPage(await as('Contractor'))
  const { page } = permits
  const expectFocusOn = async (step: string) => {
    await permits.expectStep(step)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  const forward = async (step: string) => {
    await press(page, permits.command('Save and continue'))
    await expectFocusOn(step)
  }
  await permits.open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: 'Request a permit' }))
  await expectFocusOn('The work')
  await tabTo(page, page.getByRole('textbox', { name: 'Description of the work' }))
  await page.keyboard.type(unique('Paint the ladder'))
  await lookUp(page, 'Project', 'T-301', /T-301/)
  await forward('The area')
  await lookUp(page, 'Workspace area', 'TNK-02', /TNK-02/)
  await forward('Day and time')
  await tabTo(page, page.getByRole('textbox', { name: 'Work date' }))
  await page.keyboard.type(typed(addDays(today(), 9)))
  for (const [label, time] of [
    ['Start', '0000'],
    ['End', '2359'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(time)
  }
  await forward('The workers')
  await lookUp(page, 'Add a worker', worker.name, new RegExp(`${worker.name}.* · May work`))
  await expect(
    page.getByRole('textbox', { name: `What ${worker.name} does in this work` }),
  ).toBeVisible()
  await forward('Job safety analysis')
  await lookUp(page, 'JSA template', 'hand tools', /General maintenance/)
  await forward('Protective equipment')
  await press(page, page.getByRole('checkbox', { name: 'Gloves', exact: true }), 'Space')
  await forward('Check and submit')
  await press(page, permits.command('Submit for approval'))
  const dialog = page.getByRole('dialog')
  await press(page, dialog.getByRole('button', { name: 'Submit for approval' }))
  await expect(dialog).toHaveCount(0)
  await expect(permits.status('Awaiting approval')).toBeVisible()
})

test('a person is checked in at the gate and passed in the approvals by keyboard alone', async ({
  as,
  site,
}) => {
  const [person, other] = [await makePerson(site), await makePerson(site)]
  const { id } = await makeSession(site)
  await enrol(site, id, [person, other])
  const session = new TrainingSessionPage(await as('SafetyOfficer'))
  const { page } = session
  await page.goto(`/training/sessions/${id}`)
  await expect(page.getByRole('textbox', { name: 'Person’s code' })).toBeFocused()
  await page.keyboard.type(await session.codeOf(person.name))
  await page.keyboard.press('Enter')
  await expect(session.status(person.name, 'Attended')).toBeVisible()
  await press(page, session.button(`Check in ${other.name}`))
  await expect(session.status(other.name, 'Attended')).toBeVisible()

  const queue = new ApprovalPage(page)
  await queue.open(`?sessionId=${id}`)
  const row = queue.row(person.name)
  await press(page, row.getByRole('checkbox'))
  await press(page, queue.bar().getByRole('button', { name: /^Pass \(1\)/ }))
  await press(page, queue.dialog().getByRole('button', { name: /^Pass/ }))
  await expect(queue.dialog()).toHaveCount(0)
  await expect(queue.outcome()).toContainText(person.name)
  await expect(queue.row(other.name)).toContainText('Attended')
})
