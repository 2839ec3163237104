import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import { dumpDatabase } from '@/lib/testing/runs/dump'
import { createUser } from '@/lib/testing/records/factories'
import {
  checkAgain,
  checkedImport,
  commitAll,
  outcomesOf,
  readImport,
  readRows,
  uploadRows,
} from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const admin = await createUser('Admin')
const officer = await createUser('SafetyOfficer')
const names = { firstNameTh: 'สมชาย', lastNameTh: 'ใจดี' }
const HEADERS = ['ชื่อ', 'นามสกุล', 'เลขบัตร', 'โทร']
const numbers: string[] = []

function number(text = makeNationalId()) {
  numbers.push(text)
  return text
}

/** As people write it, too. */
async function expectHidden() {
  const dump = await dumpDatabase()
  for (const each of numbers) {
    const found = dump.split('\n').filter((row) => row.replace(/[\s-]/g, '').includes(each))
    expect(found, each).toEqual([])
  }
}

test('the dump that is searched has what stands in the tables', async () => {
  const canary = number()
  await database().db.person.create({ data: { ...names, nationalId: canary } })
  await expect(expectHidden()).rejects.toThrow(canary)
  await database().db.person.updateMany({
    where: { nationalId: canary },
    data: { nationalId: null },
  })
  await expectHidden()
})

test('a number that was saved, refused, searched, shown and exported stands nowhere', async () => {
  const nationalId = number()
  const { body } = await call(officer, persons.save, { ...names, nationalId })
  await callUnchecked(officer, persons.save, { ...names, nationalId })
  await call(officer, persons.save, { id: body.id!, nationalId: number('AB7654321') })
  await call(officer, persons.search, { keyword: nationalId })
  await call(officer, persons.showNationalId, { id: body.id! })
  const exported = await call(admin, persons.exportRecord, { id: body.id! })
  expect(exported.body.person).toMatchObject({ nationalId: 'AB7654321' })
  await call(admin, users.save, {
    roles: ['SafetyOfficer'],
    email: 'canary@example.com',
    person: { ...names, nationalId: number() },
  })
  await expectHidden()
})

test('the numbers of a file stand nowhere: uploaded, checked, repaired, imported and undone', async () => {
  const [known, fresh, wrong, repaired] = [number(), number(), number('1234567890123'), number()]
  await call(officer, persons.save, { ...names, nationalId: known })
  const rows = [
    HEADERS,
    ['ก', 'ข', known, '0811111111'],
    ['ค', 'ง', fresh, ''],
    ['จ', 'ฉ', wrong, ''],
  ]
  const { id } = (await uploadRows(admin, 'Persons', rows)).body
  await expectHidden()
  await checkAgain(admin, id, { onMatch: 'update' })
  expect((await readRows(admin, id)).map(({ cells }) => cells.C)).toEqual([known, fresh, wrong])
  expect((await readImport(admin, id)).errorGroups).toMatchObject([{ text: wrong, count: 1 }])
  await call(admin, imports.saveRow, { id, rowNo: 4, cells: [{ column: 'C', text: repaired! }] })
  expect(await outcomesOf(admin, id)).toEqual(['2 Change', '3 New', '4 New'])
  await expectHidden()
  await commitAll(admin, id)
  await expectHidden()
  expect((await call(admin, imports.undo, { id })).body).toMatchObject({ undone: 3 })
  await expectHidden()
})

test('the number of somebody whom nobody knows is not in what is said of its row', async () => {
  const rows = [
    ['เลขบัตร', 'คอร์ส', 'วันที่'],
    [number(), 'ไม่มี', '2026-11-01'],
    [number('1234567890124'), 'ไม่มี', '2026-11-01'],
  ]
  const id = await checkedImport(admin, 'TrainingResults', rows)
  expect((await outcomesOf(admin, id)).join()).toContain('personId:row-no-match')
  await expectHidden()
})
