import type { Page } from '@playwright/test'
import { workPermits } from '../../lib/domain/work/work-permits/contract'
import { addDays } from '../../lib/platform/dates/day'
import { today } from '../fixtures/days'
import { companies, makePerson, makeSession } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'

const workDate = addDays(today(), 7)

/** A permit for people of the company who were never trained. */
async function makeUntrainedPermit(site: Site, count = 2) {
  const crew = await Promise.all(Array.from({ length: count }, () => makePerson(site)))
  const id = await site.save('Contractor', workPermits.save, {
    typeCode: 'General',
    contractorId: companies.Baiphothong,
    workDate,
    startTime: '08:00',
    endTime: '16:00',
    workers: crew.map((person) => ({ personId: person.id })),
  })
  return { id, crew }
}

/** Opens a session by the name of its plan; rows that are still moving would take the click away. */
async function choose(page: Page, plan: string): Promise<void> {
  await page.getByRole('searchbox').fill(plan)
  await expect(page.getByText('1 entry')).toBeVisible()
  await page.getByRole('row').getByRole('link', { name: plan }).click()
}

test('from "not trained" one press leads to a seat before the work date, and back @phone', async ({
  as,
  site,
}) => {
  const { id, crew } = await makeUntrainedPermit(site, 3)
  const inTime = await makeSession(site, { date: addDays(workDate, -1) })
  const late = await makeSession(site, { date: workDate })
  const page = await as('Contractor')
  await page.goto(`/work-permits/${id}`)
  const readiness = page.getByRole('region', { name: 'Readiness' })
  const gap = readiness.getByRole('listitem').filter({ hasText: crew[0]!.name })
  await gap.getByRole('link', { name: /^Find a session/ }).click()

  await expect(page.getByText(`Looking for a seat for ${crew[0]!.name}`)).toBeVisible()
  await page.getByRole('searchbox').fill(late.plan.name)
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('searchbox').fill(inTime.plan.name)
  await expectUsable(page)
  await page.getByRole('row').getByRole('link', { name: inTime.plan.name }).click()

  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('checkbox', { name: crew[0]!.name })).toBeChecked()
  await drawer.getByRole('button', { name: 'Enrol 1 person' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: crew[0]!.name })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the permit' }).click()
  await expect(gap.getByRole('link', { name: /^Enrolled: / })).toBeVisible()
  await expect(gap.getByRole('link', { name: /^Find a session/ })).toHaveCount(0)

  await readiness.getByRole('link', { name: 'Find a session for both' }).click()
  const soughtFor = page.getByText(/^Looking for a seat for/)
  for (const { name } of crew.slice(1)) await expect(soughtFor).toContainText(name)
  await expect(soughtFor).not.toContainText(crew[0]!.name)
  await choose(page, inTime.plan.name)
  for (const { name } of crew.slice(1))
    await expect(drawer.getByRole('checkbox', { name })).toBeChecked()
})

test('a Safety Officer finds a seat from the page of a person', async ({ as, site }) => {
  const person = await makePerson(site)
  const { plan } = await makeSession(site, { date: addDays(today(), 1) })
  const page = await as('SafetyOfficer')
  await page.goto(`/persons?keyword=${encodeURIComponent(person.name)}`)
  await page.getByRole('row').getByRole('link', { name: person.name }).click()
  await page.getByRole('link', { name: /^Find a session/ }).click()
  await choose(page, plan.name)
  await page.getByRole('dialog').getByRole('button', { name: 'Enrol 1 person' }).click()
  await page.getByRole('link', { name: 'Back to the person' }).click()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Enrolled: / })).toBeVisible()
})

test('who may not enrol is told whom to ask', async ({ as, site }) => {
  const { id } = await makeUntrainedPermit(site)
  const { plan } = await makeSession(site, { date: addDays(workDate, -1) })
  const page = await as('WorkOwner')
  await page.goto(`/work-permits/${id}`)
  const readiness = page.getByRole('region', { name: 'Readiness' })
  await expect(readiness.getByText(/ask a user of .+ or a Safety Officer/)).toBeVisible()
  await readiness.getByRole('link', { name: 'Find a session for both' }).click()
  await expect(page.getByText('Looking for a seat for 2 people')).toBeVisible()
  await expect(page.getByText('You cannot enrol people yourself')).toBeVisible()
  await choose(page, plan.name)
  await page.getByRole('link', { name: 'Back to the permit' }).click()
  await page.waitForURL(`**/work-permits/${id}`)
})
