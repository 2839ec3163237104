import type { Page } from '@playwright/test'
import { credentialTypes } from '../../lib/domain/eligibility/credential-types/contract'
import { credentials } from '../../lib/domain/eligibility/credentials/contract'
import { today } from '../fixtures/days'
import { makePerson, unique, type Person } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'

/** Certificates that wait for Purchasing, one of each person, the last ones of the queue. */
async function makeWaiting(site: Site, people: Person[]) {
  const name = unique('Certificate')
  const typeId = await site.save('SafetyOfficer', credentialTypes.save, {
    code: name.slice(-8),
    nameTh: name,
    nameEn: name,
    subject: 'Person',
    reviewRole: 'Purchasing',
    needsFile: false,
  })
  for (const { id: personId } of people)
    await site.save('Admin', credentials.save, { typeId, personId, issuedOn: today() })
}

const facts = (page: Page) => page.getByRole('region', { name: 'What was typed in' })
const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

const title = (page: Page) => page.getByRole('heading', { name: /^Document \d+ of \d+$/ })

/** Presses "next" until the record of this person is shown: one press a record, as it would pass the person by. */
async function leafTo(page: Page, { name }: Person) {
  const record = facts(page).filter({ hasText: name })
  for (;;) {
    const [number] = /\d+/.exec((await title(page).textContent())!)!
    if ((await record.count()) > 0) return
    await nextButton(page).press('Enter')
    await expect(title(page)).toHaveText(new RegExp(`^Document ${Number(number) + 1} of`))
  }
}

test('a reviewer reads the file first, leafs without losing the place, and sees the next one from its top @phone', async ({
  as,
  site,
}) => {
  const [former, next] = [await makePerson(site), await makePerson(site)]
  await makeWaiting(site, [former, next])
  const page = await as('Purchasing')
  await page.goto('/credentials?tab=review')
  await leafTo(page, former)
  await expect(nextButton(page)).toBeFocused()
  await expect(title(page)).toBeInViewport()
  await expectUsable(page)

  const approve = facts(page).getByRole('button', { name: 'Approve' })
  const isFileFirst = await page
    .getByRole('region', { name: 'The file' })
    .evaluate(
      (file, decision) =>
        Boolean(file.compareDocumentPosition(decision!) & Node.DOCUMENT_POSITION_FOLLOWING),
      await approve.elementHandle(),
    )
  expect(isFileFirst, 'by keyboard the file comes before the decision').toBe(true)

  await approve.scrollIntoViewIfNeeded()
  await approve.press('Enter')
  await expect(facts(page)).not.toContainText(former.name)
  await expect(title(page)).toBeInViewport()
  await expect(title(page)).toBeFocused()

  // At the end of the queue the button is there still, and keeps the focus.
  const last = page.getByRole('heading', { name: /^Document (\d+) of \1$/ })
  await expect(async () => {
    await nextButton(page).press('Enter')
    await expect(last).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(nextButton(page)).toBeFocused()
})

test('what was sent again since it was read is read again before it is approved', async ({
  as,
  site,
}) => {
  const person = await makePerson(site)
  await makeWaiting(site, [person])
  const page = await as('Purchasing')
  await page.goto('/credentials?tab=review')
  await leafTo(page, person)
  const { rows } = await site.ask('Admin', credentials.search, { personId: person.id })
  await site.save('Admin', credentials.save, { id: rows[0]!.id, issuer: 'Another school' })

  const approve = facts(page).getByRole('button', { name: 'Approve' })
  await approve.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'changed' })).toBeVisible()
  await expect(facts(page)).toContainText('Another school')
  await approve.press('Enter')
  await expect(facts(page).filter({ hasText: person.name })).toHaveCount(0)
})
