import { describe, expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import {
  checkAgain,
  checkedImport,
  commitAll,
  outcomesOf,
  readImport,
  readRows,
  uploadRows,
  workbookOf,
  unique,
} from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { decryptedPerson } from '@/lib/testing/records/decrypted-person'

const admin = await createUser('Admin')
const PERSON = ['ชื่อ', 'นามสกุล', 'เลขบัตรประชาชน', 'บริษัท', 'โทร']
describe('a file of people', () => {
  test('is matched by its headers below a title, checked and imported with a line each', async () => {
    const { id: employerId, nameTh } = await createEmployer({ nameTh: `บริษัท ${unique()}` })
    const [one, two] = [makeNationalId(), makeNationalId()]
    const bytes = await workbookOf([
      ['รายชื่อช่าง'],
      PERSON,
      ['สมชาย', unique(), Number(one), nameTh, '081 234 5678'],
      ['สมหญิง', unique(), two, nameTh, null],
    ])
    const { id } = (await uploadRows(admin, 'Persons', bytes)).body
    await checkAgain(admin, id)
    expect(await outcomesOf(admin, id)).toEqual(['3 New', '4 New'])
    expect((await commitAll(admin, id)).status).toBe(200)
    const done = await readImport(admin, id)
    expect([done.status, done.phase, done.counts.New, done.can]).toEqual([
      'Done',
      null,
      2,
      ['undo', 'exportMarked'],
    ])
    const people = await database().db.person.findMany({ where: { employerId } })
    const numbers = people.map((person) => decryptedPerson(person).nationalId)
    expect(numbers.toSorted()).toEqual([one, two].toSorted())
    const lines = await database().db.auditEntry.findMany({
      where: { event: 'person.saved', subjectId: { in: people.map((person) => person.id) } },
    })
    expect(
      lines.map(({ changes, actorUserId }) => [Object(changes).importId, actorUserId]),
    ).toEqual([
      [id, admin.userId],
      [id, admin.userId],
    ])
    expect(JSON.stringify(lines)).not.toContain(one)
  })

  test('is refused by the rules of the form, each error at its cell', async () => {
    const taken = await createPerson({ nationalId: makeNationalId() })
    const twin = makeNationalId()
    const id = await checkedImport(admin, 'Persons', [
      PERSON,
      ['', 'ก', '', '', ''],
      ['ก', 'ก', '1234567890123', '', ''],
      ['ก', 'ก', taken.nationalId!, '', ''],
      ['ก', 'ก', twin, '', ''],
      ['ข', 'ข', twin, '', ''],
      ['ก', 'ก', '1.1E+12', '', ''],
      ['ก', 'ก', '', 'บริษัทที่ไม่มี', ''],
      ['ก', 'ก', '', '', 'โทรหาฉัน'],
      ['ก'.repeat(101), 'ก', '', '', ''],
      ['ก', 'ก', 'x-xxxx-xxxxx-12-3', '', ''],
    ])
    expect(await outcomesOf(admin, id)).toEqual([
      '2 Wrong firstNameTh:required',
      '3 Wrong nationalId:national-id',
      '4 Wrong *:row-exists',
      '5 Wrong *:row-twice',
      '6 Wrong *:row-twice',
      '7 Wrong nationalId:digits-lost',
      '8 Wrong employerId:row-no-match',
      '9 Wrong phone:phone',
      '10 Wrong firstNameTh:too-long',
      '11 Wrong nationalId:row-masked',
    ])
    const { errorGroups, counts, can } = await readImport(admin, id)
    expect([counts.Wrong, can.includes('commit')]).toEqual([10, true])
    expect(errorGroups).toContainEqual({
      column: 'nationalId',
      code: 'national-id',
      message: 'Not a valid 13-digit national ID or passport number.',
      count: 1,
      firstRow: 3,
      text: '1234567890123',
    })
    expect((await commitAll(admin, id)).body.code).toBe('import-has-errors')
  })

  test('changes mapped fields only: blank keeps, a dash clears, the rest is left alone', async () => {
    const person = await createPerson({
      nationalId: makeNationalId(),
      phone: '0811111111',
      nationality: 'ไทย',
      titleTh: 'นาย',
    })
    const rows = [
      ['คำนำหน้า', ...PERSON.slice(0, 3), 'สัญชาติ'],
      ['-', 'ใหม่', '', person.nationalId!, ''],
    ]
    const id = await checkedImport(admin, 'Persons', rows, { onMatch: 'update' })
    expect(await outcomesOf(admin, id)).toEqual(['2 Change'])
    await commitAll(admin, id)
    const after = await database().db.person.findUniqueOrThrow({ where: { id: person.id } })
    expect(after).toMatchObject({
      titleTh: null,
      firstNameTh: 'ใหม่',
      lastNameTh: person.lastNameTh,
      phone: '0811111111',
      nationality: 'ไทย',
    })
    const again = await checkedImport(admin, 'Persons', rows, { onMatch: 'update' })
    expect(await outcomesOf(admin, again)).toEqual(['2 Same'])
    const skipped = await checkedImport(admin, 'Persons', rows, { onMatch: 'skip' })
    expect(await outcomesOf(admin, skipped)).toEqual(['2 Skipped'])
    expect((await commitAll(admin, skipped)).body.code).toBe('import-has-nothing')
  })

  test('names who looks like somebody of the same company, and the reader says who it is', async () => {
    const { id: employerId, nameTh } = await createEmployer({ nameTh: `บริษัท ${unique()}` })
    const known = await createPerson({ employerId })
    const id = await checkedImport(admin, 'Persons', [
      PERSON,
      [known.firstNameTh, known.lastNameTh, makeNationalId(), nameTh, ''],
    ])
    const [row] = await readRows(admin, id)
    expect(row).toMatchObject({
      outcome: 'New',
      notes: [{ code: 'looks-like', matchId: known.id }],
    })
    await call(admin, imports.saveRow, { id, rowNo: 2, matchId: known.id })
    expect(await outcomesOf(admin, id)).toEqual(['2 Change'])
    await commitAll(admin, id)
    expect(await database().db.person.count({ where: { employerId } })).toBe(1)
  })
})

describe('a repair', () => {
  test('judges the row and its twins', async () => {
    const twin = makeNationalId()
    const id = await checkedImport(admin, 'Persons', [
      PERSON,
      ['ก', 'ก', twin, '', ''],
      ['ข', 'ข', twin, '', ''],
    ])
    const cells = [{ column: 'C', text: makeNationalId() }]
    await call(admin, imports.saveRow, { id, rowNo: 3, cells })
    expect(await outcomesOf(admin, id)).toEqual(['2 New', '3 New'])
    await call(admin, imports.saveRow, { id, rowNo: 3, cells: [{ column: 'C', text: twin }] })
    expect(await outcomesOf(admin, id)).toEqual(['2 Wrong *:row-twice', '3 Wrong *:row-twice'])
  })

  test('of all cells alike checks the file anew', async () => {
    const { nameTh } = await createEmployer({ nameTh: `บริษัท ${unique()}` })
    const id = await checkedImport(admin, 'Persons', [
      PERSON,
      ['ก', unique(), '', 'บ. ผิด', ''],
      ['ข', unique(), '', 'บ. ผิด', ''],
      ['ค', unique(), '', 'บ. อื่น', ''],
    ])
    const cells = [{ column: 'D', text: nameTh }]
    await call(admin, imports.saveRow, { id, rowNo: 2, cells, alike: true })
    const during = await call(admin, imports.saveRow, { id, rowNo: 2, cells })
    expect([during.status, during.body.code]).toEqual([409, 'state-moved-on'])
    await runImports(new Date())
    expect(await outcomesOf(admin, id)).toEqual([
      '2 New',
      '3 New',
      '4 Wrong employerId:row-no-match',
    ])
    expect((await commitAll(admin, id, 'good')).status).toBe(200)
    expect((await readImport(admin, id)).counts).toMatchObject({ New: 2, Wrong: 1 })
  })
})

describe('who may', () => {
  test('a kind needs the policy of its records', async () => {
    const officer = await createUser('SafetyOfficer')
    const refused = await uploadRows(officer, 'Employers', [['ชื่อบริษัท'], ['ก']])
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'import-kind-forbidden' }])
    expect((await uploadRows(officer, 'Persons', [PERSON, ['ก', 'ก']])).status).toBe(200)
  })

  test('no company of Contractor users becomes the operator', async () => {
    const { nameTh } = await database().db.employer.update({
      where: { id: (await createUser('Contractor')).employerId! },
      data: { nameTh: `บริษัท ${unique()}` },
    })
    const rows = [
      ['ชื่อบริษัท', 'ประเภท'],
      [nameTh, 'Site'],
    ]
    const id = await checkedImport(admin, 'Employers', rows, { onMatch: 'update' })
    expect(await outcomesOf(admin, id)).toEqual(['2 Wrong kind:contractor-needs-employer'])
  })

  test('a Contractor’s people get the own company, and another one is wrong', async () => {
    const contractor = await createUser('Contractor')
    const own = await createEmployer({ nameTh: `บริษัท ${unique()}` })
    await database().db.person.update({
      where: { id: contractor.personId },
      data: { employerId: own.id },
    })
    const other = await createEmployer({ nameTh: `บริษัท ${unique()}` })
    const stranger = await createPerson({ nationalId: makeNationalId(), employerId: other.id })
    const surname = unique()
    const id = await checkedImport(contractor, 'Persons', [
      [...PERSON, 'รหัส'],
      ['ก', surname, '', '', '', ''],
      ['ก', surname + 1, '', own.nameTh, '', ''],
      ['ก', surname, '', other.nameTh, '', ''],
      ['ก', surname, '', 'ไม่มีบริษัทนี้', '', ''],
      ['ก', surname, stranger.nationalId!, '', '', ''],
      ['ก', surname, '', '', '', stranger.code],
    ])
    expect(await outcomesOf(contractor, id)).toEqual([
      '2 New',
      '3 New',
      '4 Wrong employerId:other-employer',
      '5 Wrong employerId:other-employer',
      '6 Wrong nationalId:ask-officer',
      '7 Wrong code:row-no-match',
    ])
    await commitAll(contractor, id, 'good')
    const made = await database().db.person.findMany({ where: { lastNameTh: surname } })
    expect(made.map(({ employerId }) => employerId)).toEqual([own.id])
  })

  test('a row that is said to be a stranger’s person is wrong', async () => {
    const contractor = await createUser('Contractor')
    const stranger = await createPerson({ employerId: (await createEmployer()).id })
    const id = await checkedImport(contractor, 'Persons', [PERSON, ['ก', unique(), '', '', '']])
    await call(contractor, imports.saveRow, { id, rowNo: 2, matchId: stranger.id })
    expect(await outcomesOf(contractor, id)).toEqual(['2 Wrong *:record-not-found'])
  })

  test('a stranger’s import does not exist, save for an Admin', async () => {
    const purchasing = await createUser('Purchasing')
    const id = await checkedImport(purchasing, 'Employers', [['ชื่อบริษัท'], [unique()]])
    const other = await call(await createUser('Purchasing'), imports.get, { id }, english)
    expect([other.status, other.body.code]).toEqual([400, 'record-not-found'])
    expect((await readImport(admin, id)).madeBy.id).toBe(purchasing.userId)
  })
})
