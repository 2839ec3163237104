import fs from 'node:fs'
import { trainingPlans } from '../../lib/domain/training/training-plans/contract'
import {
  bodyOf,
  pdfText,
  readWorkbooks,
  requireProgram,
} from '../../lib/testing/files/external-programs'
import { expect, expectUsable, test } from '../fixtures/signed-in'
import type { Site } from '../fixtures/site'
import { TrainingInfoPage } from '../pages/training-info-page'

const compact = (text: string) => text.replace(/\s/g, '')
const fireDrill = 'ฝึกซ้อมดับเพลิงและอพยพหนีไฟ'

test.beforeAll(() => {
  requireProgram('openpyxl')
  requireProgram('pdftotext')
})

test('a Contractor filters the list and downloads it in both formats @phone', async ({ as }) => {
  const info = new TrainingInfoPage(await as('Contractor', 'th'))
  await info.open()
  await info.search('อพยพ')
  await info.chooseStatus('เปิดรับ')
  await expect(info.page).toHaveURL(/status=Open/)
  await expect(info.page).toHaveURL(/keyword=./)
  // The files contain the rows on screen, which follow the URL once they are read.
  await expect(info.status).toHaveValue('Open')
  await expect(info.page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(info.rows.filter({ hasText: fireDrill })).not.toHaveCount(0)
  await expect(info.rows.filter({ hasNotText: fireDrill })).toHaveCount(0)
  const shown = await info.rows.count()

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

test('filters apply to the calendar, survive a reload, and an empty result is explained', async ({
  as,
}) => {
  const info = new TrainingInfoPage(await as('Contractor', 'th'))
  await info.open('?status=Open')
  await info.showCalendar()
  await expect(info.page.getByRole('button', { name: /เปิดรับ/ }).first()).toBeVisible()
  await info.page.reload()
  await expect(info.status).toHaveValue('Open')
  await info.showList()
  await expect(info.rows.first()).toContainText('เปิดรับ')
  await info.search('ไม่มีหลักสูตรนี้แน่นอน')
  await expect(info.page.getByText('ไม่พบ').first()).toBeVisible()
  await info.page.getByRole('button', { name: 'บันทึกเป็น PDF' }).click()
  await expect(info.page.getByText('ไม่มีรายการตามเงื่อนไขที่เลือก')).toBeVisible()
})

test('a long export shows its progress and can be cancelled', async ({ as, site }) => {
  await planThousandSessions(site)
  const info = new TrainingInfoPage(await as('Contractor', 'th'))
  await info.open('?fromDate=2390-01-01')
  for (const kind of ['PDF', 'Excel'] as const) {
    const shown = await info.watchProgress()
    await info.take(kind)
    const percentages = await shown()
    expect(percentages).toEqual(percentages.toSorted((one, other) => one - other))
    expect(percentages.some((percent) => percent > 0 && percent < 100)).toBe(true)
  }

  await info.slowDown()
  await info.start('PDF')
  await expect(info.page.getByText('กำลังจัดทำไฟล์ PDF')).toBeVisible()
  await info.page.getByRole('button', { name: 'ยกเลิก' }).click()
  await expect(info.page.getByText('หยุดแล้ว ยังไม่มีไฟล์ถูกบันทึก')).toBeVisible()
  await expect(info.page.getByRole('progressbar')).toHaveCount(0)
})

/** Two sessions a day for two years, too far ahead for other journeys to see them. */
async function planThousandSessions(site: Site): Promise<void> {
  const id = await site.save('SafetyOfficer', trainingPlans.save, {
    name: 'Far-off course',
    nickname: 'หลักสูตรในอนาคตอันไกล',
    recurrenceType: 'Daily',
    startDate: '2390-01-01',
    morningCapacity: 30,
    afternoonCapacity: 30,
    location: 'ห้องอบรม 1',
    trainerName: 'วิทยากร',
    validityMonths: 12,
  })
  for (const year of [2390, 2391])
    await site.ask('SafetyOfficer', trainingPlans.generateSessions, {
      id,
      fromDate: `${year}-01-01`,
      toDate: `${year}-12-31`,
    })
}

test('a row links to its session, and the page offers no change', async ({ as }) => {
  const info = new TrainingInfoPage(await as('Contractor', 'th'))
  await info.open('?status=Open')
  await expect(info.page.getByRole('main').getByText('ลงทะเบียน')).toHaveCount(0)
  await info.rows.first().getByRole('link').first().click()
  await expect(info.page).toHaveURL(/\/training\/sessions\//)
})

test('the first day can be cleared to show the past or typed, and the calendar shows whole months', async ({
  as,
}) => {
  const info = new TrainingInfoPage(await as('Contractor', 'th'))
  await info.open()
  const ahead = await info.rows.first().innerText()
  const range = info.page.getByRole('group', { name: 'ช่วงวันที่' })
  await expect(range.getByRole('textbox', { name: 'ตั้งแต่' })).not.toHaveValue('')
  await range.getByRole('button', { name: 'ล้าง' }).click()
  await expect(info.page).toHaveURL(/fromDate=any/)
  await expect(range.getByRole('textbox', { name: 'ตั้งแต่' })).toHaveValue('')
  await expect.poll(() => info.rows.first().innerText()).not.toBe(ahead)

  await range.getByRole('textbox', { name: 'ตั้งแต่' }).fill('๑ มค ๒๙๐๐')
  await info.page.keyboard.press('Enter')
  await expect(info.page).toHaveURL(/fromDate=2357-01-01/)
  await range.getByRole('button', { name: 'เปิดปฏิทิน' }).click()
  const calendar = info.page.getByRole('dialog', { name: 'ช่วงวันที่' })
  await expect(calendar).toContainText('2900')
  await expect(calendar.locator(':focus')).toHaveCount(1)
  await info.page.keyboard.press('Escape')
  await expect(range.getByRole('button', { name: 'เปิดปฏิทิน' })).toBeFocused()
})
