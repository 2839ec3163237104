import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { reports } from '@/lib/domain/insight/reports/contract'
import { callUnchecked } from '@/lib/testing/calls/call'
import { createEmployer, createUser } from '@/lib/testing/records/factories'

const [own, other] = [
  await createEmployer({ nameTh: 'บริษัท ของตนเอง จำกัด' }),
  await createEmployer({ nameTh: 'บริษัท ผู้อื่น จำกัด' }),
]
const contractor = await createUser('Contractor', { employerId: own.id })
const officer = await createUser('SafetyOfficer')

async function textOf(caller: { userId: string }, contractorId: string) {
  const input = { report: 'permitsByType', contractorId }
  const { body } = await callUnchecked(caller, reports.exportXlsx, input)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(body.buffer)
  return JSON.stringify(book.worksheets[0]!.getSheetValues())
}

test('a report whose rows are always there names no company of others to a Contractor', async () => {
  expect(await textOf(contractor, own.id)).toContain(own.nameTh)
  expect(await textOf(contractor, other.id)).not.toContain(other.nameTh)
  expect(await textOf(officer, other.id)).toContain(other.nameTh)
})
