import type { Page } from '@playwright/test'
import { makePerson, passGate, type Person } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'

// Without a network, as users have it: with the worker of the product.
test.use({ serviceWorkers: 'allow' })

/** Only one roll call runs at a time; the same journey may be at it on another screen, and begin in the same moment. */
const startDrill = (page: Page) =>
  expect(async () => {
    await page.goto('/on-site')
    await page.getByRole('button', { name: 'Start a roll call' }).click({ timeout: 3_000 })
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: 'Drill' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Start a roll call' }).click()
    const title = page.getByRole('heading', { name: 'Roll call: Drill', level: 1 })
    // Longer than a busy machine takes to open it: once it has begun, it cannot be begun again.
    await expect(title).toBeVisible({ timeout: 40_000 })
  }).toPass({ timeout: 120_000 })

const card = (page: Page, { name }: Person) => page.getByRole('article', { name })
const found = (page: Page, { name }: Person) => page.getByRole('button', { name: `Found: ${name}` })
/** Again where the list moved just then: such a tap may have been meant for somebody else. */
const markFound = (page: Page, person: Person) =>
  expect(async () => {
    if ((await found(page, person).count()) > 0) await found(page, person).click({ timeout: 3_000 })
    await expect(found(page, person)).toHaveCount(0, { timeout: 3_000 })
  }).toPass()

test('a drill: two people mark, also without a network, and it ends with a reason @phone', async ({
  as,
  site,
}) => {
  const [first, second] = [await makePerson(site), await makePerson(site)]
  for (const person of [first, second]) await passGate(site, person, 'In')
  const officer = await as('SafetyOfficer')
  await startDrill(officer)

  const owner = await as('WorkOwner')
  await owner.goto('/')
  await owner.getByRole('link', { name: 'Open the roll call' }).click()
  await expect(found(owner, first)).toBeVisible()
  await expectUsable(owner)

  await officer.getByLabel('Where you stand').fill('Point A')
  await officer.getByRole('searchbox', { name: 'Find a person' }).fill(first.name)
  await expect(officer.getByRole('heading', { name: 'Missing (1)' })).toBeVisible()
  await markFound(officer, first)
  await expect(found(owner, first)).toHaveCount(0)
  await expect(card(owner, first)).toContainText('Somchai Detudom · Point A')

  await owner.context().setOffline(true)
  await markFound(owner, second)
  await expect(owner.getByText('One mark is not sent yet')).toBeVisible()
  await owner.context().setOffline(false)
  await officer.getByRole('searchbox', { name: 'Find a person' }).fill(second.name)
  await expect(card(officer, second)).toBeVisible()
  await expect(found(officer, second)).toHaveCount(0)
  await expect(owner.getByText('not sent yet')).toHaveCount(0)

  await officer.getByRole('button', { name: 'End the roll call' }).click()
  const ending = officer.getByRole('dialog')
  await ending.getByLabel('Why it ends while somebody is missing').fill('Only a rehearsal')
  await ending.getByRole('button', { name: 'End the roll call' }).click()
  await expect(officer.getByText('Ended because: Only a rehearsal')).toBeVisible()
  await expectUsable(officer)
  const download = officer.waitForEvent('download')
  await officer.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  for (const person of [first, second]) await passGate(site, person, 'Out')
})

test('the past drill of the demo is on the list, with all found and one looked for @phone', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  await page.goto('/on-site')
  const list = page.getByRole('region', { name: /^Roll calls/ })
  await expect(list.getByRole('link', { name: /^Drill/ })).toHaveCount(1)
  const others = list.getByRole('button', { name: 'Show more' })
  if (await others.isVisible()) await others.click()
  await expect(others).toHaveCount(0)
  await list
    .getByRole('link', { name: /^Drill/ })
    .last()
    .click()
  await expect(page.getByText('Everybody was found')).toBeVisible()
  await expect(page.getByText('14 minutes')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Found (11)' })).toBeVisible()
})
