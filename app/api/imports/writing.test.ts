import { describe, expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import {
  checkedImport,
  commitAll,
  outcomesOf,
  readImport,
  readRows,
  unique,
} from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const admin = await createUser('Admin')
const PERSON = ['ชื่อ', 'นามสกุล', 'เลขบัตรประชาชน', 'บริษัท', 'โทร']
const committedLines = async (subjectId: string) =>
  (
    await database().db.auditEntry.findMany({ where: { event: 'import.committed', subjectId } })
  ).map(({ changes }) => changes)

describe('writing', () => {
  test('writes nothing where a record has changed since the check, and shows the rows anew', async () => {
    const number = makeNationalId()
    const surname = unique()
    const id = await checkedImport(admin, 'Persons', [
      PERSON,
      ['ก', surname, number, '', ''],
      ['ข', surname, makeNationalId(), '', ''],
    ])
    await createPerson({ nationalId: number })
    await commitAll(admin, id)
    const { status, problem } = await readImport(admin, id)
    expect([status, problem?.code]).toEqual(['Checked', 'import-moved-on'])
    expect(await outcomesOf(admin, id)).toEqual(['2 Wrong *:row-exists', '3 New'])
    expect(await database().db.person.count({ where: { lastNameTh: surname } })).toBe(0)
    expect(await committedLines(id)).toEqual([])
  })

  test('asks about somebody who was registered since the check and looks like a new one', async () => {
    const company = await createEmployer({ nameTh: `บริษัท ${unique()}` })
    const named = { firstNameTh: 'ก', lastNameTh: unique(), employerId: company.id }
    const rows = [PERSON, [named.firstNameTh, named.lastNameTh, '', company.nameTh, '']]
    const id = await checkedImport(admin, 'Persons', rows)
    const { id: registered } = await createPerson(named)
    await commitAll(admin, id)
    expect((await readImport(admin, id)).problem?.code).toBe('import-moved-on')
    const [row] = await readRows(admin, id)
    expect(row!.notes.map(({ code, matchId }) => [code, matchId])).toEqual([
      ['looks-like', registered],
    ])
    const people = () => database().db.person.count({ where: { lastNameTh: named.lastNameTh } })
    expect(await people()).toBe(1)
    // Who was asked, and leaves it at that, means another one.
    await commitAll(admin, id)
    expect([(await readImport(admin, id)).status, await people()]).toEqual(['Done', 2])
  })

  test('changes no other record than the one that the row was when it was checked', async () => {
    const name = `บริษัท ${unique()}`
    const meant = await createEmployer({ nameTh: name })
    const rows = [
      ['ชื่อบริษัท', 'โทร'],
      [name, '021234567'],
    ]
    const id = await checkedImport(admin, 'Employers', rows, { onMatch: 'update' })
    expect(await outcomesOf(admin, id)).toEqual(['2 Change'])
    const { db } = database()
    await db.employer.update({ where: { id: meant.id }, data: { nameTh: `${name} เดิม` } })
    const other = await createEmployer({ nameTh: name })
    await commitAll(admin, id)
    const { status, problem } = await readImport(admin, id)
    expect([status, problem?.code]).toEqual(['Checked', 'import-moved-on'])
    expect((await db.employer.findUniqueOrThrow({ where: { id: other.id } })).phone).toBeNull()
  })

  test('leaves a line of how many records it wrote', async () => {
    const { id: employerId, nameTh } = await createEmployer({ nameTh: `บริษัท ${unique()}` })
    const known = await createPerson({
      employerId,
      nationalId: makeNationalId(),
      phone: '0811111111',
    })
    const rows = [
      PERSON,
      ['', 'ข', '', nameTh, ''],
      ['ก', unique(), '', nameTh, ''],
      [known.firstNameTh, known.lastNameTh, known.nationalId!, nameTh, '0811111111'],
    ]
    const id = await checkedImport(admin, 'Persons', rows, { onMatch: 'update' })
    expect(await outcomesOf(admin, id)).toEqual(['2 Wrong firstNameTh:required', '3 New', '4 Same'])
    await commitAll(admin, id, 'good')
    expect(await committedLines(id)).toEqual([
      { kind: 'Persons', mode: 'good', count: 1, importId: id },
    ])
  })

  test('is asked for twenty times at once, and happens once', async () => {
    const surname = unique()
    const id = await checkedImport(admin, 'Persons', [PERSON, ['ก', surname, '', '', '']])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(admin, imports.commit, { id, mode: 'all' })),
    )
    await Promise.all([1, 2, 3].map(() => runImports(new Date())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect(await database().db.person.count({ where: { lastNameTh: surname } })).toBe(1)
  })

  test('asks again who may, and stops for who may no longer', async () => {
    const { userId } = await createUser('Purchasing')
    const id = await checkedImport({ userId }, 'Persons', [PERSON, ['ก', unique(), '', '', '']])
    await call({ userId }, imports.commit, { id, mode: 'all' })
    await database().db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } })
    const { invalidateActor } = await import('@/lib/platform/auth/actors')
    invalidateActor(userId)
    await runImports(new Date())
    const { status, problem } = await readImport(admin, id)
    expect([status, problem?.code]).toEqual(['Checked', 'forbidden'])
  })
})
