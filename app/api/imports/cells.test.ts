import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createUser } from '@/lib/testing/records/factories'
import { withCheckDigit } from '@/lib/testing/records/national-id'
import {
  checkAgain,
  checkedImport,
  commitAll,
  readRows,
  uploadRows,
  workbookOf,
  unique,
} from '@/lib/testing/records/imports'

const admin = await createUser('Admin')
const PERSON = ['ชื่อ', 'นามสกุล', 'เลขบัตรประชาชน', 'บริษัท', 'โทร']
test('two rows of one name and company, of which one has no number, are told of each other', async () => {
  const surname = unique()
  const id = await checkedImport(admin, 'Persons', [
    PERSON,
    ['ก', surname, '', '', ''],
    ['ก', surname, '', '', ''],
    ['ข', surname, '', '', ''],
  ])
  const outcomesAndNotes = async () =>
    (await readRows(admin, id)).map(({ outcome, notes }) => [
      outcome,
      ...notes.map(({ message }) => message),
    ])
  const note = (row: number) =>
    `Same name and company as row ${row} of this file. If they are one person, that person is made twice.`
  expect(await outcomesAndNotes()).toEqual([['New', note(3)], ['New', note(2)], ['New']])
  await call(admin, imports.saveRow, { id, rowNo: 3, cells: [{ column: 'A', text: 'ข' }] })
  expect(await outcomesAndNotes()).toEqual([['New'], ['New', note(4)], ['New', note(3)]])
})

describe('a telephone number', () => {
  test.each([
    [812345678, '0812345678', ['zero-added']],
    [21234567, '021234567', ['zero-added']],
    ['0812345678', '0812345678', []],
    ['+66 81 234 5678', '+66812345678', []],
  ])('%s becomes %s', async (phone, stored, notes) => {
    const surname = unique()
    const bytes = await workbookOf([PERSON, ['ก', surname, null, null, phone]])
    const { id } = (await uploadRows(admin, 'Persons', bytes)).body
    await checkAgain(admin, id)
    const [row] = await readRows(admin, id)
    expect(row!.notes.map(({ code }) => code)).toEqual(notes)
    await commitAll(admin, id)
    const person = await database().db.person.findFirstOrThrow({ where: { lastNameTh: surname } })
    expect(person.phone).toBe(stored)
  })
})

describe('a tax ID', () => {
  const taxId = withCheckDigit(`0105${String(randomInt(1e7, 1e8))}`)
  const wrong = `${taxId.slice(1, -1)}${(Number(taxId.at(-1)) + 1) % 10}`
  test.each([
    ['gets the 0 back that a spreadsheet dropped', Number(taxId), ['tax-id-zero-added'], 'New'],
    ['stays as it is where it was typed as text', taxId, [], 'New'],
    ['that lacks another digit is wrong', Number(wrong), [], 'Wrong'],
  ])('%s', async (_, typed, notes, outcome) => {
    const nameTh = unique()
    const bytes = await workbookOf([
      ['ชื่อบริษัท', 'เลขผู้เสียภาษี'],
      [nameTh, typed],
    ])
    const { id } = (await uploadRows(admin, 'Employers', bytes)).body
    await checkAgain(admin, id)
    const [row] = await readRows(admin, id)
    expect(row!.notes.map(({ code }) => code)).toEqual(notes)
    expect(row!.outcome).toBe(outcome)
    if (outcome === 'Wrong') return
    await commitAll(admin, id)
    const employer = await database().db.employer.findFirstOrThrow({ where: { nameTh } })
    expect(employer.taxId).toBe(taxId)
    await database().db.employer.delete({ where: { id: employer.id } })
  })
})

test('a company is found by its tax ID without the 0 that a spreadsheet dropped, or with dashes', async () => {
  const taxId = withCheckDigit(`0105${String(randomInt(1e7, 1e8))}`)
  const { id: employerId } = await createEmployer({ taxId })
  const surname = unique()
  const dashed = taxId.replace(/^(.)(....)(.....)(..)(.)$/, '$1-$2-$3-$4-$5')
  const bytes = await workbookOf([
    PERSON,
    ['ก', surname, null, Number(taxId), null],
    ['ข', surname, null, dashed, null],
  ])
  const { id } = (await uploadRows(admin, 'Persons', bytes)).body
  await checkAgain(admin, id)
  const rows = await readRows(admin, id)
  expect(rows.map(({ notes }) => notes.map(({ code }) => code))).toEqual([
    ['tax-id-zero-added'],
    [],
  ])
  await commitAll(admin, id)
  const people = await database().db.person.findMany({ where: { lastNameTh: surname } })
  expect(people.map((person) => person.employerId)).toEqual([employerId, employerId])
})
