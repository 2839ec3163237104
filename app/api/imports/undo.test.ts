import { randomInt } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { DAY } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import {
  checkedImport,
  commitAll,
  readImport,
  readRows,
  unique,
} from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { decryptedPerson } from '@/lib/testing/records/decrypted-person'

const admin = await createUser('Admin')
const undo = (id: string) => call(admin, imports.undo, { id }, english)

/** What is stored of people with this surname, without what every save changes. */
const peopleNamed = async (lastNameTh: string) =>
  (await database().db.person.findMany({ where: { lastNameTh, removedAt: null } }))
    .map(decryptedPerson)
    .map(({ firstNameTh, nationalId, phone, titleTh }) => ({
      firstNameTh,
      nationalId,
      phone,
      titleTh,
    }))

describe('undoing an import', () => {
  test('leaves what was there before: new people go, changed ones get their fields back', async () => {
    const surname = unique()
    const before = { lastNameTh: surname, titleTh: 'นาย', phone: '0811111111' }
    for (let index = 0; index < 5; index++)
      await createPerson({ ...before, nationalId: makeNationalId() })
    const stored = await peopleNamed(surname)
    const changes = stored.map(({ nationalId }) => ['ใหม่', surname, nationalId, '-', '0822222222'])
    const made = stored.map(() => ['เพิ่ม', surname, makeNationalId(), 'นาง', ''])
    const rows = [['ชื่อ', 'นามสกุล', 'เลขบัตร', 'คำนำหน้า', 'โทร'], ...changes, ...made]
    const id = await checkedImport(admin, 'Persons', rows, { onMatch: 'update' })
    await commitAll(admin, id)
    expect(await peopleNamed(surname)).toHaveLength(10)
    const { status, body } = await undo(id)
    expect([status, body]).toEqual([200, { undone: 10, results: [] }])
    expect(await peopleNamed(surname)).toEqual(stored)
    expect((await readImport(admin, id)).status).toBe('Undone')
    expect((await undo(id)).body.code).toBe('state-moved-on')
  })

  test('leaves what was changed or used since, and says which rows', async () => {
    const names = ['ก', 'ข', 'ค'].map((name) => `${name} ${unique()}`)
    const id = await checkedImport(admin, 'Employers', [['ชื่อบริษัท'], ...names.map((name) => [name])])
    await commitAll(admin, id)
    const rows = await readRows(admin, id)
    const [changed, used, free] = rows.map(({ recordId }) => recordId!)
    await call(admin, employers.save, { id: changed, phone: '021234567' })
    await createPerson({ employerId: used })
    const { body } = await undo(id)
    expect(body).toMatchObject({
      undone: 1,
      results: [
        { rowNo: 2, code: 'record-touched' },
        { rowNo: 3, code: 'record-touched' },
      ],
    })
    const left = await database().db.employer.findMany({
      where: { id: { in: [changed!, used!, free!] } },
    })
    expect(left.map((employer) => employer.id).toSorted()).toEqual([changed, used].toSorted())
    const kept = await call(admin, imports.searchRows, { id, kept: true })
    expect(kept.body.map(({ rowNo }) => rowNo)).toEqual([2, 3])
  })

  test('is possible for a day', async () => {
    const id = await checkedImport(admin, 'Employers', [['ชื่อบริษัท'], [unique()]])
    await commitAll(admin, id)
    await database().db.import.update({ where: { id }, data: { undoUntil: new Date() } })
    expect((await undo(id)).body.code).toBe('undo-over')
    expect((await readImport(admin, id)).can).toEqual(['exportMarked'])
  })

  test('leaves a line for each record, which names the import', async () => {
    const surname = unique()
    const id = await checkedImport(admin, 'Persons', [
      ['ชื่อ', 'นามสกุล'],
      ['ก', surname],
    ])
    await commitAll(admin, id)
    const [row] = await readRows(admin, id)
    await undo(id)
    const lines = await database().db.auditEntry.findMany({
      where: { OR: [{ subjectId: row!.recordId }, { subjectId: id }] },
      orderBy: { at: 'asc' },
    })
    expect(lines.map(({ event }) => event)).toEqual([
      'import.uploaded',
      'person.saved',
      'import.committed',
      'person.removed',
      'import.undone',
    ])
    const gone = await call(admin, persons.get, { id: row!.recordId! })
    expect(gone.body.code).toBe('record-not-found')
  })
})

/** Keeps what the statement finds for so many milliseconds. */
async function holdFor(time: number, statement: string, id: string): Promise<void> {
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query(statement, [id])
  setTimeout(() => void holder.end(), time)
}

test('undoing may take longer than other commands, as there may be 10,000 records', async () => {
  const id = await checkedImport(admin, 'Employers', [['ชื่อบริษัท'], [unique()]])
  await commitAll(admin, id)
  const [row] = await readRows(admin, id)
  // No statement may wait for 15 seconds, nor may other commands take them.
  await holdFor(8_000, 'SELECT FROM "employers" WHERE "id" = $1 FOR UPDATE', row!.recordId!)
  await holdFor(17_000, 'SELECT FROM "import_rows" WHERE "importId" = $1 FOR UPDATE', id)
  expect((await undo(id)).body).toEqual({ undone: 1, results: [] })
})

test('texts are kept for a week', async () => {
  const name = unique()
  const taxId = `${randomInt(1e12, 1e13)}`
  const id = await checkedImport(admin, 'Employers', [
    ['ชื่อบริษัท', 'เลขประจำตัวผู้เสียภาษี'],
    [name, taxId],
  ])
  await database().db.import.update({
    where: { id },
    data: { createdAt: new Date(Date.now() - 8 * DAY) },
  })
  await checkedImport(admin, 'Employers', [['ชื่อบริษัท'], [unique()]])
  const [row] = await readRows(admin, id)
  expect([row!.cells, row!.errors]).toEqual([{}, []])
  const stored = JSON.stringify(await database().db.importRow.findMany({ where: { importId: id } }))
  for (const text of [name, taxId]) expect(stored).not.toContain(text)
  const refusals = await Promise.all([
    call(admin, imports.commit, { id, mode: 'all' }),
    call(admin, imports.exportMarked, { id }),
  ])
  for (const { body } of refusals) expect(Object(body).code).toBe('import-emptied')
})

test('what an undo needs is kept for as long as it is offered', async () => {
  const name = unique()
  const id = await checkedImport(admin, 'Employers', [['ชื่อบริษัท'], [name]])
  await commitAll(admin, id)
  const createdAt = new Date(Date.now() - 7 * DAY - 1000)
  await database().db.import.update({ where: { id }, data: { createdAt } })
  await runImports(new Date())
  expect((await readImport(admin, id)).emptiedAt).toBeNull()
  expect((await undo(id)).body).toEqual({ undone: 1, results: [] })
  expect(await database().db.employer.count({ where: { nameTh: name } })).toBe(0)
  await runImports(new Date())
  expect((await readImport(admin, id)).emptiedAt).not.toBeNull()
})

test('texts of an import that can be undone no more are deleted', async () => {
  const id = await checkedImport(admin, 'Employers', [['ชื่อบริษัท'], [unique()]])
  await commitAll(admin, id)
  const createdAt = new Date(Date.now() - 7 * DAY - 1000)
  await database().db.import.update({ where: { id }, data: { createdAt, undoUntil: new Date() } })
  await runImports(new Date())
  expect((await readImport(admin, id)).emptiedAt).not.toBeNull()
})

test('erasing a person empties the rows that made them', async () => {
  const surname = unique()
  const id = await checkedImport(admin, 'Persons', [
    ['ชื่อ', 'นามสกุล'],
    ['ก', surname],
  ])
  await commitAll(admin, id)
  const [row] = await readRows(admin, id)
  expect((await call(admin, persons.erase, { id: row!.recordId! })).status).toBe(200)
  const stored = await database().db.importRow.findMany({ where: { importId: id } })
  expect(JSON.stringify(stored)).not.toContain(surname)
})

test('what an erased row has changed stays, and is not taken for what it made', async () => {
  const { id: PersonId, code } = await createPerson()
  const { id: employerId, nameTh } = await createEmployer({ nameTh: `บริษัท ${unique()}` })
  const rows = [
    ['ชื่อบริษัท', 'โทร', 'ผู้ติดต่อ'],
    [nameTh, '0811111111', code],
  ]
  const id = await checkedImport(admin, 'Employers', rows, { onMatch: 'update' })
  await commitAll(admin, id)
  expect((await call(admin, persons.erase, { id: PersonId })).status).toBe(200)
  expect((await undo(id)).body).toMatchObject({
    undone: 0,
    results: [{ rowNo: 2, code: 'record-touched' }],
  })
  expect(await database().db.employer.count({ where: { id: employerId } })).toBe(1)
})
