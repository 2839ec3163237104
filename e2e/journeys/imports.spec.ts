import type { Page } from '@playwright/test'
import { makeNationalId } from '../../lib/testing/records/national-id'
import { demoId } from '../../prisma/seed/ids'
import { press, tabTo } from '../fixtures/keys'
import { unique } from '../fixtures/records'
import { expect, expectUsable, test } from '../fixtures/signed-in'

const HEADERS = 'First name,Last name,National ID,Employer,Telephone,Code,Title'

/** A file with twelve kinds of errors, one a row, and a row that is right. */
const fileOf = (surname: string, twin: string) =>
  [
    HEADERS,
    `Right,${surname},,,,,`,
    `,${surname},,,,,`,
    `NoSurname,,,,,,`,
    `BadId,${surname},1234567890123,,,,`,
    `Shortened,${surname},1.1E+12,,,,`,
    `Masked,${surname},x-xxxx-xxxxx-12-3,,,,`,
    `NoCompany,${surname},,Nobody Ltd,,,`,
    `NoCompany2,${surname},,Nobody Ltd,,,`,
    `BadPhone,${surname},,,call me,,`,
    `NoCode,${surname},,,,P-999999,`,
    `${'Long'.repeat(30)},${surname},,,,,`,
    `Title,${surname},,,,,${'Mr'.repeat(30)}`,
    `Known,${surname},,,,P-000001,`,
    `TwinA,${surname},${twin},,,,`,
    `TwinB,${surname},${twin},,,,`,
  ].join('\r\n')

/** The file of the demo with twelve kinds of errors. */
const DEMO = `/imports/${demoId('import', 1)}`

const row = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByText(`Row ${number}`, { exact: true }) })

/** Types into a wrong cell and sends it with Enter; the product answers, and the row is right. */
async function repair(page: Page, number: number, label: string, text: string) {
  await tabTo(page, row(page, number).getByRole('textbox', { name: `${label}, Row ${number}` }))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text || ' ')
  await page.keyboard.press('Enter')
  await expect(row(page, number)).toHaveCount(0)
}

test('a file with twelve kinds of errors is repaired and imported by keyboard alone', async ({
  as,
}) => {
  const page = await as('SafetyOfficer')
  const surname = unique('Import')
  await page.goto('/persons')
  await press(page, page.getByRole('link', { name: 'Import a file' }))
  await expect(page.getByRole('combobox', { name: 'What is in the file?' })).toHaveValue('Persons')
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: 'Choose a file' }))
  const buffer = Buffer.from(fileOf(surname, makeNationalId()))
  await (await chooser).setFiles({ name: 'workers.csv', mimeType: 'text/csv', buffer })

  await expect(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('D')
  await expectUsable(page)
  await press(page, page.getByRole('button', { name: 'Check the rows' }))
  await expect(page.getByText('14 rows are wrong')).toBeVisible()
  await expectUsable(page)

  // The same wrong company in two rows, at once
  await press(page, page.getByRole('button', { name: 'Correct all' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Company' })).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('12 rows are wrong')).toBeVisible()

  await repair(page, 3, 'First name in Thai', 'Named')
  await repair(page, 4, 'Last name in Thai', surname)
  await repair(page, 5, 'National ID or passport', makeNationalId())
  await repair(page, 6, 'National ID or passport', makeNationalId())
  await repair(page, 7, 'National ID or passport', makeNationalId())
  await repair(page, 10, 'Telephone', '081 234 5678')
  await repair(page, 11, 'Code', '')
  await repair(page, 12, 'First name in Thai', 'Short')
  await repair(page, 13, 'Title in Thai', 'Mr')
  await press(page, row(page, 14).getByRole('button', { name: 'Correct row 14' }))
  await repair(page, 14, 'Code', '')
  await press(page, row(page, 15).getByRole('button', { name: 'Correct row 15' }))
  await repair(page, 15, 'National ID or passport', makeNationalId())

  await expect(page.getByText('Every row is right')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Import 15 rows' }))
  await expect(page.getByRole('heading', { name: '15 records were imported' })).toBeVisible()
  await expectUsable(page)
  await press(page, page.getByRole('link', { name: 'Open the list' }))
  await page.getByRole('searchbox').fill(surname)
  await expect(page.getByText('15 entries')).toBeVisible()
  await page.goBack()
  await press(page, page.getByRole('button', { name: 'Undo the import' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }))
  await expect(page.getByRole('heading', { name: '15 records were taken back' })).toBeVisible()
})

test('the marked file says why each row is wrong @phone', async ({ as }) => {
  const page = await as('SafetyOfficer')
  await page.goto(DEMO)
  await expect(page.getByRole('heading', { name: 'What is wrong' })).toBeVisible()
  await expectUsable(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the marked file' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})
