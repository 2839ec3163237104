import type { Locator, Page } from '@playwright/test'
import { addDays } from '../../lib/platform/dates/day'
import { today } from '../fixtures/days'
import { companies, enrol, makePerson, makeSession } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import { TrainingSessionPage } from '../pages/training-page'

const request = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Co., Ltd.' }).first()

/** Only the first of a company's people are shown without a search. */
async function pick(drawer: Locator, name: string): Promise<void> {
  await drawer.getByRole('searchbox').fill(name)
  await expect(drawer.getByRole('checkbox')).toHaveCount(1)
  await drawer.getByRole('checkbox', { name }).check()
}

test('a group waits in the queue, is offered the seats of others, and is named @phone', async ({
  as,
  site,
}) => {
  const others = await Promise.all([1, 2, 3, 4].map(() => makePerson(site, companies.Kliaokhluen)))
  const [first, second] = [await makePerson(site), await makePerson(site)]
  const { id } = await makeSession(site, { date: addDays(today(), 7), capacity: 4 })
  await enrol(site, id, others)

  const clerk = await as('Contractor')
  await clerk.goto(`/training/sessions/${id}?tab=queue`)
  await expect(clerk.getByText('Nobody has asked for seats')).toBeVisible()
  await clerk.getByRole('button', { name: 'Ask for seats' }).click()
  const drawer = clerk.getByRole('dialog')
  await drawer.getByRole('spinbutton', { name: 'How many seats' }).fill('2')
  await expectUsable(clerk)
  await drawer.getByRole('button', { name: 'Ask for 2 seats' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(request(clerk)).toContainText('No. 1 in the queue · 2 seats')

  const officer = await as('SafetyOfficer')
  const session = new TrainingSessionPage(officer)
  await officer.goto(`/training/sessions/${id}`)
  await session.choose(others[0]!.name, others[1]!.name)
  await session.button('Cancel the enrolment (2)').click()
  await officer.getByRole('dialog').getByRole('button', { name: 'Cancel the enrolment' }).click()
  await expect(officer.getByText('Enrolments cancelled: 2')).toBeVisible()

  await expect(async () => {
    await clerk.goto('/')
    await expect(clerk.getByRole('link', { name: /Training seats offered/ })).toBeVisible()
    await clerk.goto(`/training/sessions/${id}?tab=queue`)
    await expect(request(clerk)).toContainText('2 of 2 seats offered', { timeout: 3_000 })
  }).toPass({ timeout: 150_000 })
  await expect(request(clerk)).toContainText(/Accept by .* left/)
  await expectUsable(clerk)
  await request(clerk).getByRole('button', { name: 'Accept' }).click()
  await pick(drawer, first!.name)
  await expectUsable(clerk)
  await drawer.getByRole('button', { name: 'Accept 2 seats' }).click()
  await expect(request(clerk)).toContainText('2 seats, 1 without a name')

  await request(clerk).getByRole('button', { name: 'Name people' }).click()
  await pick(drawer, second!.name)
  await drawer.getByRole('button', { name: 'Name 1 person' }).click()
  await expect(clerk.getByText('Requests that are over')).toBeVisible()
  await clerk.getByRole('tab', { name: 'Roster' }).click()
  for (const { name } of [first!, second!])
    await expect(clerk.getByRole('row').filter({ hasText: name })).toBeVisible()
})

test('a request is made and withdrawn by the keyboard alone', async ({ as, site }) => {
  const { id } = await makeSession(site, { date: addDays(today(), 7), capacity: 2 })
  const page = await as('Contractor')
  await page.goto(`/training/sessions/${id}`)
  await page.getByRole('tab', { name: 'Roster' }).focus()
  await page.keyboard.press('ArrowRight')
  const ask = page.getByRole('button', { name: 'Ask for seats' })
  await ask.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await drawer.getByRole('spinbutton', { name: 'How many seats' }).press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await drawer.getByRole('button', { name: 'Ask for 1 seat' }).press('Enter')
  await expect(request(page)).toContainText('1 seat, 1 without a name')
  await expect(ask).toBeFocused()
  await request(page).getByRole('button', { name: 'Withdraw' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(page.getByText('The request is withdrawn')).toBeVisible()
})
