import { persons } from '../../lib/domain/people/persons/contract'
import { makeNationalId } from '../../lib/testing/records/national-id'
import { enrol, makeCompany, makePerson, makeProject, makeSession } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'

test('a person is a page: what is missing, the number on request, the history, editing @phone', async ({
  as,
  site,
}) => {
  const person = await makePerson(site)
  const nationalId = makeNationalId()
  await site.save('Admin', persons.save, { id: person.id, nationalId })
  const { id: sessionId, plan } = await makeSession(site)
  await enrol(site, sessionId, [person])

  const page = await as('SafetyOfficer')
  await page.goto(`/persons?keyword=${encodeURIComponent(person.name)}`)
  const row = page.getByRole('row').filter({ hasText: person.name })
  await expect(row).toContainText(`-${nationalId.slice(10, 12)}-${nationalId[12]}`)
  await expect(row).not.toContainText(nationalId)
  await row.getByRole('link').first().click()

  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Still missing' })).toContainText(
    'A photo',
  )
  await expect(page.getByText(nationalId)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText(nationalId)).toBeVisible()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText(nationalId)).toHaveCount(0)
  await expectUsable(page)

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Telephone' }).fill('081 234 5678')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('link', { name: '081 234 5678' })).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText(nationalId)).toBeVisible()

  const history = page.getByRole('region', { name: /Training history/ })
  await history.getByRole('link', { name: plan.name }).click()
  await page.waitForURL(`**/training/sessions/${sessionId}`)
})

test('a company is a page: its people by training, projects, permits, tasks and users @phone', async ({
  as,
  site,
}) => {
  const company = await makeCompany(site)
  const person = await makePerson(site, company.id)
  const project = await makeProject(site, { employerId: company.id })
  const page = await as('Purchasing')
  await page.goto(`/employers?keyword=${encodeURIComponent(company.nameEn)}`)
  await page.getByRole('row').getByRole('link', { name: company.nameEn }).click()
  await expect(page.getByRole('heading', { level: 1, name: company.nameEn })).toBeVisible()
  for (const section of ['Projects', 'Work permits', 'Tasks', 'Users'])
    await expect(page.getByRole('region', { name: section })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Projects (1)' })).toContainText(project.name)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectUsable(page)

  await page.getByRole('link', { name: '1 Not trained' }).click()
  await page.getByRole('row').getByRole('link', { name: person.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await page.getByRole('link', { name: company.nameEn }).click()
  await expect(page.getByRole('heading', { level: 1, name: company.nameEn })).toBeVisible()
})
