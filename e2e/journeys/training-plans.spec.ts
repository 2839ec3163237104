import { trainingApprovals } from '../../lib/domain/training/training-approvals/contract'
import { addDays } from '../../lib/platform/dates/day'
import { today } from '../fixtures/days'
import { enrol, makePerson, makeSession, unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'
import { ApprovalPage } from '../pages/approval-page'
import { TrainingPlanPage } from '../pages/training-plan-page'

test('a plan is created with a preview of its days, and its sessions once, without the holidays', async ({
  as,
}) => {
  const plans = new TrainingPlanPage(await as('SafetyOfficer'))
  const { page } = plans
  const name = unique('Working at height')
  const year = Number(today().slice(0, 4)) + 1 + 543
  await plans.open()
  await plans.startNew()
  await plans.save()
  await expect(plans.field('Name in Thai')).toBeFocused()
  await plans.write({ 'Name in Thai': unique('ทำงานบนที่สูง'), 'Name in English': name })
  await plans.write({ Place: 'Training room 2' })
  await plans.recur('Every week')
  await expect(plans.preview()).toHaveCount(0)
  await plans.save()
  await expect(plans.message('Choose at least one day of the week.')).toBeVisible()
  await plans.recur('Every day')
  await plans.write({ 'First day': `12/4/${year}`, 'Last day': `16/4/${year}` })
  await expect(plans.preview().getByRole('listitem')).toHaveCount(5)
  await expect(plans.preview()).toContainText('Holiday: Songkran Festival')
  await plans.seats('Morning', 'None')
  await plans.save()
  await expect(plans.message('At least one half of the day needs seats.')).toBeVisible()
  await plans.seats('Morning', '40')
  await expectUsable(page)
  await plans.save()
  await expect(plans.dialog()).toHaveCount(0)
  await expect(plans.row(name)).toContainText('Morning 40')

  await plans.choose(name, 'Generate sessions')
  const dialog = plans.dialog()
  await expect(dialog.getByText('2 sessions to create')).toBeVisible()
  await expect(dialog.getByText('3 skipped')).toBeVisible()
  await expect(dialog.getByText('Holiday: Songkran Festival')).toHaveCount(3)
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Create 2 sessions' }).click()
  await expect(dialog.getByText('2 sessions were created').first()).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'See them in the calendar' })).toHaveAttribute(
    'href',
    /\/training\/calendar\?date=\d{4}-04-12/,
  )
  await dialog.getByRole('button', { name: 'Another range' }).click()
  await expect(dialog.getByText('There is no new session to create in this range')).toBeVisible()
  await expect(dialog.getByText('Exists already')).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: /^Create/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await plans.remove(name)
  await expect(page.getByText('sessions were made from this plan')).toBeVisible()
  await expect(plans.row(name)).toBeVisible()

  await plans.choose(name, 'Remove sessions')
  await expect(dialog.getByText('2 sessions to remove')).toBeVisible()
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Remove 2 sessions' }).click()
  await expect(page.getByText('2 sessions were removed')).toBeVisible()
  await plans.remove(name)
  await expect(plans.row(name)).toHaveCount(0)
})

test('a plan without sessions is removed; the list is filtered to the active plans', async ({
  as,
}) => {
  const plans = new TrainingPlanPage(await as('Admin'))
  const name = unique('Scaffold inspection')
  await plans.open()
  await plans.startNew()
  await plans.write({ 'Name in Thai': 'ตรวจนั่งร้าน', 'Name in English': name, Place: 'Yard' })
  await plans.save()
  await expect(plans.page.getByRole('searchbox')).toHaveCount(0)
  const status = plans.page.getByRole('combobox', { name: 'Status', exact: true })
  await status.selectOption('Not in use')
  await expect(plans.page).toHaveURL(/isActive=false/)
  await expect(plans.row(name)).toHaveCount(0)
  await status.selectOption('In use')
  await expect(plans.row(name)).toBeVisible()
  await plans.remove(name)
  await expect(plans.row(name)).toHaveCount(0)
})

test('many rows are decided at once, the second officer sees the conflict, and a result is corrected', async ({
  as,
  site,
}) => {
  const { sessionId, attended } = await makeSessionToDecide(site)
  const first = new ApprovalPage(await as('SafetyOfficer'))
  const second = new ApprovalPage(await as('OtherOfficer'))
  const query = `?sessionId=${sessionId}`
  await first.open(query)
  await second.open(query)
  await expect(first.row('')).toHaveCount(4)

  await first.selectAll()
  await expect(first.bar()).toContainText('4 selected')
  await first.bar().getByRole('button', { name: 'Pass (2)' }).click()
  await expect(first.dialog()).toContainText(
    '2 other people who were selected cannot be given this',
  )
  await expect(first.dialog()).toContainText('The session has not begun yet')
  await expectUsable(first.page)
  await first.dialog().getByRole('button', { name: 'Cancel' }).click()
  await first.decide('Pass', 2, 'All questions right')
  await expect(first.outcome()).toContainText('Done for 2 people')
  await expect(first.row('')).toHaveCount(2)
  await expectUsable(first.page)

  await second.select(attended.name)
  await second.decide('Fail', 1)
  await expect(second.outcome()).toContainText('Nothing was changed')
  await expect(second.outcome()).toContainText('the status is Passed now, by Somchai Detudom')
  await expect(second.row('')).toHaveCount(2)

  await first.outcome().getByRole('button', { name: 'Show those: Passed' }).click()
  await expect(first.page).toHaveURL(new RegExp(`sessionId=${sessionId}.*status=Passed`))
  await expect(first.row('')).toHaveCount(2)
  await first.select(attended.name)
  await first.bar().getByRole('button', { name: 'Correct the result (1)' }).click()
  await first.dialog().getByRole('button', { name: 'Correct the result' }).click()
  await expect(first.dialog().getByText('This is required.', { exact: true })).toHaveCount(2)
  await first.dialog().getByRole('radio', { name: 'Failed' }).check()
  await first.dialog().getByRole('textbox').fill('The wrong sheet was read')
  await first.dialog().getByRole('button', { name: 'Correct the result' }).click()
  await expect(first.outcome()).toContainText(attended.name)
  await expect(first.outcome()).toContainText('Failed')
  await first.page.goto(`/persons?keyword=${encodeURIComponent(attended.name)}`)
  await expect(first.row(attended.name)).toContainText('Failed')
})

/** Four people of today: two attended, one is confirmed, one enrolled. */
async function makeSessionToDecide(site: Site) {
  const people = [
    await makePerson(site),
    await makePerson(site),
    await makePerson(site),
    await makePerson(site),
  ]
  const { id: sessionId } = await makeSession(site)
  const ids = await enrol(site, sessionId, people)
  await site.ask('SafetyOfficer', trainingApprovals.checkIn, { ids: ids.slice(0, 2) })
  await site.ask('SafetyOfficer', trainingApprovals.confirm, { ids: ids.slice(2, 3) })
  return { sessionId, attended: people[0]! }
}

test('the queue opens with pending rows; its filters combine and stay in the URL', async ({
  as,
}) => {
  const queue = new ApprovalPage(await as('Admin'))
  const { page } = queue
  await queue.open()
  await expect(page.getByText('Only Safety Officers confirm and give results.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  // This filter is fetched after the page, and moves the others when it comes.
  await expect(page.getByRole('group', { name: 'Session dates' })).toBeVisible()
  const toolbar = await page.getByRole('search').boundingBox()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('No-show')
  await expect(page).toHaveURL(/status=NoShow/)
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  expect(await page.getByRole('search').boundingBox(), 'no row gives way').toEqual(toolbar)
  await expect(queue.row('Zaw Naing Lin')).toBeVisible()
  await page.getByRole('combobox', { name: 'Company' }).click()
  await page.getByRole('option', { name: /Kliaokhluen/ }).click()
  await expect(page).toHaveURL(/contractorId=/)
  await expect(queue.row('Wirat Diloet')).toBeVisible()
  await expect(queue.row('Zaw Naing Lin')).toHaveCount(0)
  await page.reload()
  await expect(queue.row('Wirat Diloet')).toBeVisible()
  await page.getByRole('searchbox').fill('nobody')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/training\/approvals$/)
})

test('a person is confirmed in the queue, on a phone as well @phone', async ({ as, site }) => {
  const queue = new ApprovalPage(await as('SafetyOfficer'))
  const person = await makePerson(site)
  const { id } = await makeSession(site, { date: addDays(today(), 3) })
  await enrol(site, id, [person])
  const { name } = person
  await queue.open(`?keyword=${encodeURIComponent(name)}`)
  await queue.select(name)
  await expect(queue.bar()).toBeInViewport()
  await expect(queue.bar().getByRole('button', { name: 'Confirm (1)' })).toBeVisible()
  await expect(queue.bar().getByRole('button', { name: /No-show/ })).toHaveCount(0)
  await expectUsable(queue.page)
  await queue.decide('Confirm', 1)
  await expect(queue.outcome()).toContainText(name)
  await expect(queue.outcome()).toBeInViewport()
  await expect(queue.row(name)).toContainText('Confirmed')
})

test('a user who does not manage training is offered neither page', async ({ as }) => {
  const page = await as('Contractor')
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).not.toContainText(
    'Training plans',
  )
  for (const path of ['/training/plans', '/training/approvals']) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Your role has no access to this page')
  }
})
