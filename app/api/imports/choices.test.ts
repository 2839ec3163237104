import { describe, expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createPerson,
  createTrainingPlan,
  createUser,
} from '@/lib/testing/records/factories'
import {
  checkedImport,
  commitAll,
  outcomesOf,
  readRows,
  unique,
} from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const officer = await createUser('SafetyOfficer')
const PERSON = ['ชื่อ', 'นามสกุล', 'บริษัท', 'เลขบัตร', 'รหัส', 'โทร']
const phoneOf = async (id: string) =>
  (await database().db.person.findUniqueOrThrow({ where: { id } })).phone

const repair = (id: string, column: string, text: string) =>
  call(officer, imports.saveRow, { id, rowNo: 2, cells: [{ column, text }] })

/** A file with a row that looks like somebody who is registered, whom the reader has chosen. */
async function chosenRow() {
  const { id: employerId, nameTh } = await createEmployer({ nameTh: `บริษัท ${unique()}` })
  const person = await createPerson({ employerId, phone: '0811111111' })
  const row = [person.firstNameTh, person.lastNameTh, nameTh, '', '', '0822222222']
  const id = await checkedImport(officer, 'Persons', [PERSON, row], { onMatch: 'update' })
  await call(officer, imports.saveRow, { id, rowNo: 2, matchId: person.id })
  expect(await outcomesOf(officer, id)).toEqual(['2 Change'])
  return { id, person }
}

describe('who was chosen for a row', () => {
  test('is asked anew once another name stands in it', async () => {
    const { id, person } = await chosenRow()
    await repair(id, 'A', 'คนอื่น')
    expect(await outcomesOf(officer, id)).toEqual(['2 New'])
    await commitAll(officer, id)
    expect(await phoneOf(person.id)).toBe('0811111111')
  })

  test('is asked anew by the former name, too', async () => {
    const { id, person } = await chosenRow()
    await repair(id, 'A', 'คนอื่น')
    await repair(id, 'A', person.firstNameTh)
    const [row] = await readRows(officer, id)
    expect([row!.outcome, row!.matchId]).toEqual(['New', null])
    expect(row!.notes).toMatchObject([{ code: 'looks-like', matchId: person.id }])
  })

  test('stays while the number is corrected', async () => {
    const { id, person } = await chosenRow()
    await repair(id, 'D', makeNationalId())
    await repair(id, 'A', person.firstNameTh)
    expect(await outcomesOf(officer, id)).toEqual(['2 Change'])
  })

  test('is not changed in place of whom a code names', async () => {
    const { id, person } = await chosenRow()
    const other = await createPerson({ phone: '0833333333' })
    await repair(id, 'E', other.code)
    await commitAll(officer, id)
    expect(await phoneOf(person.id)).toBe('0811111111')
    expect(await phoneOf(other.id)).toBe('0822222222')
  })

  test('gets no result of another name', async () => {
    const { id: employerId, nameTh } = await createEmployer({ nameTh: `บริษัท ${unique()}` })
    const person = await createPerson({ employerId })
    const plan = await createTrainingPlan({ name: `Course ${unique()}`, afternoonCapacity: 0 })
    const id = await checkedImport(officer, 'TrainingResults', [
      ['ชื่อ', 'นามสกุล', 'บริษัท', 'หลักสูตร', 'วันที่อบรม', 'ผล'],
      [person.firstNameTh, person.lastNameTh, nameTh, plan.name, '2026-01-10', 'ผ่าน'],
    ])
    await call(officer, imports.saveRow, { id, rowNo: 2, matchId: person.id })
    expect(await outcomesOf(officer, id)).toEqual(['2 New'])
    await repair(id, 'A', 'คนอื่น')
    expect(await outcomesOf(officer, id)).toEqual(['2 Wrong personId:required'])
  })
})

test('rows whose company is corrected together are asked anew', async () => {
  const [known, meant] = [
    await createEmployer({ nameTh: `บริษัท ${unique()}` }),
    await createEmployer({ nameTh: `บริษัท ${unique()}` }),
  ]
  const person = await createPerson({ employerId: known.id })
  const row = [person.firstNameTh, person.lastNameTh, known.nameTh, '', '', '0822222222']
  const id = await checkedImport(officer, 'Persons', [PERSON, row])
  await call(officer, imports.saveRow, { id, rowNo: 2, matchId: person.id })
  const cells = [{ column: 'C', text: meant.nameTh }]
  await call(officer, imports.saveRow, { id, rowNo: 2, cells, alike: true })
  const [stored] = await database().db.importRow.findMany({ where: { importId: id } })
  expect(stored!.matchId).toBeNull()
})
