import fs from 'node:fs'
import { bodyOf, pdfText, readWorkbooks, requireProgram } from '../../lib/testing/other-programs'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import { TrainingInfoPage } from '../pages/training-info-page'

const compact = (text: string) => text.replace(/\s/g, '')
const fireDrill = 'ฝึกซ้อมดับเพลิงและอพยพหนีไฟ'

test.beforeAll(() => {
  test.setTimeout(300_000)
  requireProgram('openpyxl')
  requireProgram('pdftotext')
})

test('a Contractor filters, reads, and takes what the list holds in both formats @phone', async ({
  as,
}) => {
  const info = new TrainingInfoPage(await as('Contractor', 'th'))
  await info.open()
  await info.search('อพยพ')
  await info.chooseStatus('เปิดรับ')
  await expect(info.page).toHaveURL(/status=Open/)
  await expect(info.page).toHaveURL(/keyword=./)
  await expect(info.rows.filter({ hasNotText: fireDrill })).toHaveCount(0)
  const shown = await info.rows.count()
  expect(shown).toBeGreaterThan(0)

  const workbook = await info.take('Excel')
  expect(workbook.suggestedFilename()).toMatch(/^ข้อมูลการอบรม \d+ .+ 25\d\d\.xlsx$/)
  const [book] = readWorkbooks([fs.readFileSync(await workbook.path())])
  expect(bodyOf(book!).map((row) => row[3])).toEqual(Array(shown).fill(fireDrill))
  expect(bodyOf(book!).map((row) => row.at(-1))).toEqual(Array(shown).fill('เปิดรับ'))

  const paper = await info.take('PDF')
  expect(paper.suggestedFilename()).toMatch(/^ข้อมูลการอบรม \d+ .+ 25\d\d\.pdf$/)
  const text = compact(pdfText(fs.readFileSync(await paper.path())))
  expect(text).toContain(compact('สถานะ: เปิดรับ · คำค้น: อพยพ'))
  expect(text.split(fireDrill).length - 1).toBe(shown)
  await expectUsable(info.page)
})

test('filters hold for the calendar and over a reload; nothing that matches is said clearly', async ({
  as,
}) => {
  const info = new TrainingInfoPage(await as('Contractor', 'th'))
  await info.open('?status=Open')
  await info.showCalendar()
  await expect(info.page.getByRole('button', { name: /เปิดรับ/ }).first()).toBeVisible()
  await info.page.reload()
  await expect(info.page.getByRole('combobox', { name: 'สถานะ', exact: true })).toHaveValue('Open')
  await info.showList()
  await expect(info.rows.first()).toContainText('เปิดรับ')
  await info.search('ไม่มีหลักสูตรนี้แน่นอน')
  await expect(info.page.getByText('ไม่พบ').first()).toBeVisible()
  await info.page.getByRole('button', { name: 'บันทึกเป็น PDF' }).click()
  await expect(info.page.getByText('ไม่มีรายการตามเงื่อนไขที่เลือก')).toBeVisible()
})

test('a Contractor goes from an open session to its page to enrol', async ({ as }) => {
  const info = new TrainingInfoPage(await as('Contractor', 'th'))
  await info.open('?status=Open')
  await info.page
    .getByRole('link', { name: /^ลงทะเบียน/ })
    .first()
    .click()
  await expect(info.page).toHaveURL(/\/training\/sessions\//)
})
