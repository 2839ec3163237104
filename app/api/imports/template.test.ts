import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { call, english } from '@/lib/testing/calls/call'
import { createTrainingPlan, createUser } from '@/lib/testing/records/factories'
import { outcomesOf, checkAgain, readImport, uploadRows } from '@/lib/testing/records/imports'

const officer = await createUser('SafetyOfficer')

test('a template offers what may stand in its cells, and is read as it is', async () => {
  const name = `Course ${crypto.randomUUID().slice(0, 8)}`
  await createTrainingPlan({ name })
  const { body } = await call(officer, imports.exportTemplate, { kind: 'TrainingResults' }, english)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(Object(body))
  const [sheet, , choices] = workbook.worksheets
  const headers = Object(sheet!.getRow(1).values).slice(1)
  const plan = headers.indexOf('Training plan') + 1
  const { formulae } = sheet!.getCell(2, plan).dataValidation
  expect(formulae[0]).toMatch(/^'?Choices'?!\$A\$1:\$A\$\d+$/)
  expect(choices!.getColumn(1).values).toContain(name)
  expect(choices!.getColumn(3).values).toEqual([undefined, 'Passed', 'Failed', 'No-show'])
  sheet!.getCell(2, plan).value = name
  const bytes = new Uint8Array((await workbook.xlsx.writeBuffer()) as ArrayBuffer)
  const { id } = (await uploadRows(officer, 'TrainingResults', bytes)).body
  await checkAgain(officer, id)
  const outcomes = await outcomesOf(officer, id)
  expect(outcomes).toHaveLength(1)
  expect(outcomes[0]).not.toContain('scheduleId')
  expect((await readImport(officer, id)).otherSheets).toBe(0)
})

test('a workbook says how many of its sheets are not read', async () => {
  const workbook = new ExcelJS.Workbook()
  for (const month of ['มกราคม', 'กุมภาพันธ์', 'มีนาคม'])
    workbook.addWorksheet(month).addRows([['ชื่อบริษัท'], ['ก']])
  const bytes = new Uint8Array((await workbook.xlsx.writeBuffer()) as ArrayBuffer)
  const admin = await createUser('Admin')
  const { id } = (await uploadRows(admin, 'Employers', bytes)).body
  const { sheet, rowCount, otherSheets } = await readImport(admin, id)
  expect({ sheet, rowCount, otherSheets }).toEqual({
    sheet: 'มกราคม',
    rowCount: 1,
    otherSheets: 2,
  })
})
