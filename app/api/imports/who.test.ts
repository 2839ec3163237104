import { describe, expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import { createPerson, createTrainingPlan, createUser } from '@/lib/testing/records/factories'
import {
  checkedImport,
  commitAll,
  outcomesOf,
  readImport,
  readRows,
  unique,
} from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const officer = await createUser('SafetyOfficer')
const person = await createPerson({
  firstNameTh: 'สมหญิง',
  lastNameTh: `รักดี ${unique()}`,
  firstNameEn: 'Somying',
  lastNameEn: 'Rakdee',
  nationalId: makeNationalId(),
})
const digits = person.code.slice(2)
const plain = String(Number(digits))
const looseCodes = [plain, digits, `EMP-${digits}`, `2567/${digits}`, `P${digits}`, `P ${digits}`]
const codes = [
  person.code,
  person.code.toLowerCase(),
  `P-${plain}`,
  ` Ｐ－${digits} `,
  `P-${[...digits].map((digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)]).join('')}`,
]

describe('the code of a person', () => {
  test.each(looseCodes)('is not “%s”, which may be a number of their company', async (code) => {
    const rows = [
      ['ชื่อ', 'นามสกุล', 'รหัส'],
      ['ก', unique(), code],
    ]
    const id = await checkedImport(officer, 'Persons', rows, { onMatch: 'update' })
    expect(await outcomesOf(officer, id)).toEqual(['2 Wrong code:row-no-match'])
  })

  test.each(codes)('is “%s”', async (code) => {
    const rows = [
      ['ชื่อ', 'นามสกุล', 'รหัส'],
      [person.firstNameTh, person.lastNameTh, code],
    ]
    const id = await checkedImport(officer, 'Persons', rows, { onMatch: 'update' })
    expect(await outcomesOf(officer, id)).toEqual(['2 Same'])
  })

  test('is as strict in the column of the person', async () => {
    const type = await createCredentialType({ nameTh: `ใบ ${unique()}` })
    const rows = [...looseCodes, ...codes].map((code, index) => [
      code,
      type.nameTh,
      `2026-01-${10 + index}`,
    ])
    const id = await checkedImport(officer, 'Credentials', [
      ['เลขบัตร', 'ประเภทเอกสาร', 'วันที่ออก'],
      ...rows,
    ])
    expect((await outcomesOf(officer, id)).map((outcome) => outcome.replace(/^\d+ /, ''))).toEqual([
      ...looseCodes.map(() => 'Wrong personId:row-no-match'),
      ...codes.map(() => 'New'),
    ])
  })

  test('is the one fault of a row that says nothing else of the person', async () => {
    const type = await createCredentialType({ nameTh: `ใบ ${unique()}` })
    const id = await checkedImport(officer, 'Credentials', [
      ['รหัส', 'ประเภทเอกสาร', 'วันที่ออก'],
      ['P-99999999', type.nameTh, '2026-01-10'],
    ])
    expect(await outcomesOf(officer, id)).toEqual(['2 Wrong code:row-no-match'])
  })

  test.each(['P-99999999', '123'])(
    'that nobody has is wrong beside a number that somebody has, too: “%s”',
    async (code) => {
      const rows = [
        ['ชื่อ', 'นามสกุล', 'เลขบัตร', 'รหัส'],
        [person.firstNameTh, person.lastNameTh, person.nationalId!, code],
      ]
      const id = await checkedImport(officer, 'Persons', rows, { onMatch: 'update' })
      expect(await outcomesOf(officer, id)).toEqual(['2 Wrong code:row-no-match'])
    },
  )

  test('is not looked for in a column of employee numbers', async () => {
    const rows = [
      ['เลขบัตร', 'รหัสพนักงาน', 'หลักสูตร'],
      [person.nationalId!, '123', 'ก'],
    ]
    const id = await checkedImport(officer, 'TrainingResults', rows)
    expect((await readImport(officer, id)).mapping).toEqual({ personId: 'A', scheduleId: 'C' })
  })
})

describe('a name that is not the one of the number', () => {
  const HEADERS = ['รหัส', 'ชื่อ', 'นามสกุล', 'หลักสูตร', 'วันที่อบรม', 'ผล']
  const resultsOf = async (names: [string, string][]) => {
    const plan = await createTrainingPlan({ name: `Course ${unique()}`, afternoonCapacity: 0 })
    const rows = names.map(([first, last], index) => [
      person.code,
      first,
      last,
      plan.name,
      `2026-01-${10 + index}`,
      'ผ่าน',
    ])
    return checkedImport(officer, 'TrainingResults', [HEADERS, ...rows])
  }

  test('makes a result wrong, and says who is meant', async () => {
    const id = await resultsOf([
      ['สมชาย', person.lastNameTh],
      [person.firstNameTh, 'ใจร้าย'],
      ['Somchai', 'Rakdee'],
    ])
    expect(await outcomesOf(officer, id)).toEqual([
      '2 Wrong firstNameTh:row-other-name',
      '3 Wrong lastNameTh:row-other-name',
      '4 Wrong firstNameTh:row-other-name',
    ])
    const [row] = await readRows(officer, id)
    expect(row!.errors[0]!.message).toContain(`${person.firstNameTh} ${person.lastNameTh}`)
    expect(row!.errors[0]!.message).toContain(person.code)
    await call(officer, imports.saveRow, { id, rowNo: 2, cells: [{ column: 'B', text: '' }] })
    expect((await outcomesOf(officer, id))[0]).toBe('2 New')
  })

  test('is the same with a title, both names in one cell, in English or with other spaces', async () => {
    const id = await resultsOf([
      [`นางสาว${person.firstNameTh}`, ` ${person.lastNameTh.replace(' ', '  ')}`],
      [`น.ส. ${person.firstNameTh} ${person.lastNameTh}`, ''],
      ['SOMYING', 'RAKDEE'],
      ['Ms. Somying Rakdee', ''],
      ['', `นางสาว${person.firstNameTh} ${person.lastNameTh}`],
      [`คุณ${person.firstNameTh}`, person.lastNameTh],
      [`ว่าที่ ร.ต.${person.firstNameTh}`, person.lastNameTh],
      ['', ''],
    ])
    expect((await outcomesOf(officer, id)).map((outcome) => outcome.split(' ')[1])).toEqual(
      Array(8).fill('New'),
    )
  })

  test('is the same where the title was registered with the name', async () => {
    const titled = await createPerson({ firstNameTh: 'นายสมชาย', nationalId: makeNationalId() })
    const plan = await createTrainingPlan({ name: `Course ${unique()}`, afternoonCapacity: 0 })
    const rows = [
      ['เลขบัตรประชาชน', 'ชื่อ-สกุล', 'หลักสูตร', 'วันที่อบรม', 'ผล'],
      [titled.nationalId!, `สมชาย ${titled.lastNameTh}`, plan.name, '2026-01-10', 'ผ่าน'],
      [titled.nationalId!, `สมศักดิ์ ${titled.lastNameTh}`, plan.name, '2026-01-11', 'ผ่าน'],
    ]
    const id = await checkedImport(officer, 'TrainingResults', rows)
    expect(await outcomesOf(officer, id)).toEqual(['2 New', '3 Wrong lastNameTh:row-other-name'])
  })

  test('is noted of a person whom a file changes, as a name may be what is corrected', async () => {
    const { code, id: personId, firstNameTh, lastNameTh } = await createPerson()
    const rows = [
      ['รหัส', 'ชื่อ', 'นามสกุล', 'โทร'],
      [code, 'คนอื่น', lastNameTh, '0811111111'],
    ]
    const id = await checkedImport(officer, 'Persons', rows, { onMatch: 'update' })
    const [row] = await readRows(officer, id)
    const notes = row!.notes.filter((note) => note.code === 'other-name')
    expect([row!.outcome, notes.length]).toEqual(['Change', 1])
    expect(notes[0]!.message).toContain(`${firstNameTh} ${lastNameTh}, ${code}`)
    await commitAll(officer, id)
    const after = await database().db.person.findUniqueOrThrow({ where: { id: personId } })
    expect(after.firstNameTh).toBe('คนอื่น')
  })
})
