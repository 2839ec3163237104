import { type Page } from '@playwright/test'
import { addDays } from '../../lib/platform/dates/day'
import { credentialTypes } from '../../lib/domain/eligibility/credential-types/contract'
import type { ImportKind } from '../../lib/domain/site/imports/rules'
import { persons } from '../../lib/domain/people/persons/contract'
import { today, typed } from '../fixtures/days'
import { press } from '../fixtures/keys'
import { makePerson, makePlan } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'

const row = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByText(`Row ${number}`, { exact: true }) })

/** Chooses the kind and a file, and has its rows checked. */
async function check(page: Page, kind: ImportKind, lines: string[]) {
  await page.goto(`/imports?of=${kind}`)
  await expect(page.getByRole('combobox', { name: 'What is in the file?' })).toHaveValue(kind)
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: 'Choose a file' }))
  const buffer = Buffer.from(lines.join('\r\n'))
  await (await chooser).setFiles({ name: 'file.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible()
  await expectUsable(page)
  await press(page, page.getByRole('button', { name: 'Check the rows' }))
  await expect(page.getByText('1 row is wrong')).toBeVisible()
  await expectUsable(page)
}

/** Repairs a cell of the wrong row and imports both rows. */
async function repairAndImport(page: Page, number: number, label: string, text: string) {
  const cell = row(page, number).getByRole('textbox', { name: `${label}, Row ${number}` })
  await cell.fill(text)
  await cell.press('Enter')
  await expect(page.getByText('Every row is right')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Import 2 rows' }))
  await expect(page.getByRole('heading', { name: '2 records were imported' })).toBeVisible()
  await expectUsable(page)
}

test('results of past trainings are repaired and imported @phone', async ({ as, site }) => {
  const plan = await makePlan(site)
  const people = [await makePerson(site), await makePerson(site)]
  const codes = await Promise.all(
    people.map(async ({ id }) => (await site.ask('Admin', persons.get, { id })).code),
  )
  const day = typed(addDays(today(), -20))
  const page = await as('SafetyOfficer')
  await check(page, 'TrainingResults', [
    'Code,Course,Date,Period,Result',
    `${codes[0]},${plan.name},${day},Morning,Passed`,
    `${codes[1]},${plan.name},${day},Morning,Maybe`,
  ])
  await repairAndImport(page, 3, 'Result', 'Failed')
  const [passed, failed] = await Promise.all(
    people.map(({ id }) => site.ask('Admin', persons.get, { id })),
  )
  expect([passed?.TrainingStatus, failed?.TrainingStatus]).toEqual(['Passed', 'Failed'])
})

test('certificates of people are repaired and imported, and wait for review @phone', async ({
  as,
  site,
}) => {
  const { rows: types } = await site.ask('Admin', credentialTypes.search, {})
  const type = types.find(({ code }) => code === 'CONFINED-ENTRANT')!
  const people = [await makePerson(site), await makePerson(site)]
  const codes = await Promise.all(
    people.map(async ({ id }) => (await site.ask('Admin', persons.get, { id })).code),
  )
  const day = typed(addDays(today(), -20))
  const page = await as('Purchasing')
  await check(page, 'Credentials', [
    'Code,Certificate,Number,Issued by,Issued',
    `${codes[0]},${type.nameEn},A-1,Centre,${day}`,
    `${codes[1]},No such paper,A-2,Centre,${day}`,
  ])
  await repairAndImport(page, 3, 'Type', type.nameEn!)
  await page.goto(`/credentials?tab=all&keyword=${codes[1]}`)
  await expect(page.getByRole('table').getByText('Under review')).toBeVisible()
})
