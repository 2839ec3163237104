import type { Locator, Page } from '@playwright/test'
import { credentialTypes } from '../../lib/domain/eligibility/credential-types/contract'
import { credentials } from '../../lib/domain/eligibility/credentials/contract'
import { eligibility } from '../../lib/domain/eligibility/eligibility/check/contract'
import { overrides } from '../../lib/domain/eligibility/overrides/contract'
import { requirements } from '../../lib/domain/eligibility/requirements/contract'
import { addDays } from '../../lib/platform/dates/day'
import { today, typed } from '../fixtures/days'
import { makeCompany, makePerson, makeUser, unique, type Person } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'

/** A certificate that ends in ten days, which the site asks for of this company at its gates. */
async function makeEnding(site: Site, person: Person, employerId: string) {
  const name = unique('Certificate')
  const typeId = await site.save('SafetyOfficer', credentialTypes.save, {
    code: name.slice(-8),
    nameTh: name,
    nameEn: name,
    subject: 'Person',
    reviewRole: 'SafetyOfficer',
    needsExpiry: true,
    needsFile: false,
    warnDays: 30,
  })
  await site.save('SafetyOfficer', requirements.save, {
    code: name.slice(-8),
    nameTh: name,
    nameEn: name,
    purpose: 'Enter',
    anyOf: [{ kind: 'Credential', credentialTypeId: typeId }],
    employerIds: [employerId],
  })
  const id = await site.save('Admin', credentials.save, {
    typeId,
    personId: person.id,
    number: 'C-1',
    issuedOn: addDays(today(), -355),
    expiresOn: addDays(today(), 10),
  })
  await site.ask('SafetyOfficer', credentials.approve, { ids: [id] })
  return name
}

/** The person has not passed the safety training: an officer lets them pass today. */
async function letPass(site: Site, { id }: Person) {
  const { rows } = await site.ask('SafetyOfficer', eligibility.check, {
    personIds: [id],
    case: { purpose: 'Enter' },
  })
  const refusing = rows[0]!.reasons.filter(({ effect }) => effect === 'Refuse')
  await site.save('SafetyOfficer', overrides.propose, {
    personId: id,
    purpose: 'Enter',
    day: today(),
    reasonCodes: refusing.map(({ code }) => code),
    requirementIds: refusing.map(({ requirementId }) => requirementId!),
    reason: 'Trained last week, the result is to come',
  })
}

async function atGate(page: Page, { id, name }: Person): Promise<Locator> {
  await page.goto('/gate')
  const finder = page.getByRole('textbox', { name: 'Card, code or name' })
  await finder.fill(`https://site.example.com/card/${id}`)
  return page.getByRole('region', { name })
}

/** The drawer of what waits for a decision. */
async function openReview(page: Page, { name }: Person): Promise<Locator> {
  await page.goto(`/credentials?tab=all&status=Submitted&keyword=${name.split(' ')[1]}`)
  await page.getByRole('row', { name }).click()
  return page.getByRole('dialog')
}

const expectStatus = (
  site: Site,
  { id: personId }: Person,
  status: 'Returned' | 'Approved',
  count: number,
) =>
  expect
    .poll(async () => {
      const { rows } = await site.ask('SafetyOfficer', credentials.search, { personId, status })
      return rows.length
    })
    .toBe(count)

const listOf = (page: Page, title: RegExp, { name }: Person) =>
  page.getByRole('region', { name: title }).getByRole('row', { name })

test('a clerk renews a certificate: it comes back, is sent again and accepted, and the gate has nothing against it', async ({
  as,
  site,
}) => {
  const company = await makeCompany(site)
  const clerk = await makeUser(site, 'Contractor', { employerId: company.id })
  const person = await makePerson(site, company.id)
  const certificate = await makeEnding(site, person, company.id)
  await letPass(site, person)
  const officer = await as('SafetyOfficer')
  const ending = (await atGate(officer, person)).getByText(`${certificate}: valid until`)
  await expect(ending).toBeVisible()

  const page = await as(clerk)
  await page.goto('/credentials')
  await listOf(page, /^Expiring soon/, person)
    .getByRole('button', { name: 'Send a renewal' })
    .click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Issued on' }).fill(typed(today()))
  await form.getByRole('textbox', { name: 'Valid until' }).fill(typed(addDays(today(), 365)))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await expect(listOf(page, /^Under review/, person)).toBeVisible()

  const returned = await openReview(officer, person)
  await returned.getByRole('button', { name: 'Return' }).click()
  const why = officer.getByRole('dialog').last()
  await why.getByRole('combobox', { name: 'Reason' }).click()
  await officer.getByRole('option', { name: 'Cannot be read' }).click()
  await why.getByLabel('What they should send').fill('A photo of the whole page')
  await why.getByRole('button', { name: 'Return' }).click()
  await expectStatus(site, person, 'Returned', 1)

  await page.goto('/credentials')
  const back = listOf(page, /^Came back/, person)
  await expect(back).toContainText('A photo of the whole page')
  await expectUsable(page)
  await back.getByRole('button', { name: 'Correct and send again' }).click()
  await expect(form.getByText('It came back: Cannot be read')).toBeVisible()
  await form.getByRole('textbox', { name: 'Number' }).fill('C-2')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await expect(listOf(page, /^Came back/, person)).toHaveCount(0)

  const accepted = await openReview(officer, person)
  await accepted.getByRole('button', { name: 'Approve' }).click()
  await expectStatus(site, person, 'Approved', 2)

  const card = await atGate(officer, person)
  await expect(card.getByText('May come in – note')).toBeVisible()
  await expect(card.getByText(certificate)).toHaveCount(0)
  await card.getByRole('button', { name: `In: ${person.name}` }).click()
  await expect(officer.getByRole('textbox', { name: 'Card, code or name' })).toHaveValue('')
  await page.goto('/credentials')
  await expect(page.getByRole('region', { name: /^Expiring soon/ })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(listOf(page, /^Expiring soon/, person), 'nothing is to be done').toHaveCount(0)
})
