import { describe, expect, test } from 'vitest'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { imports } from '@/lib/domain/site/imports/contract'
import { addDays, fromUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import {
  checkedImport,
  commitAll,
  outcomesOf,
  readRows,
  unique,
} from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const officer = await createUser('SafetyOfficer')
const other = await createUser('SafetyOfficer')
const HEADERS = ['เลขบัตร', 'ประเภทเอกสาร', 'เลขที่', 'ออกโดย', 'วันที่ออก', 'วันหมดอายุ']
const newType = (overrides = {}) => createCredentialType({ nameTh: `ใบ ${unique()}`, ...overrides })
const newPerson = async (overrides = {}) => {
  const nationalId = makeNationalId()
  return { ...(await createPerson({ nationalId, ...overrides })), number: nationalId }
}
const storedOf = (typeId: string) =>
  database().db.credential.findMany({ where: { typeId }, orderBy: { number: 'asc' } })

describe('a file of certificates', () => {
  test('makes them wait for review, also those whose document is still to be added', async () => {
    const type = await newType({ needsFile: true, validityMonths: 12 })
    const [one, two] = [await newPerson(), await newPerson()]
    const id = await checkedImport(officer, 'Credentials', [
      HEADERS,
      [one.number, type.nameTh, 'A-1', 'ศูนย์ฝึก', '1/11/2941', ''],
      [two.code, type.code, 'A-2', '', '2398-11-02', '2399-05-02'],
    ])
    expect(await outcomesOf(officer, id)).toEqual(['2 New', '3 New'])
    const notes = (await readRows(officer, id)).map((row) => row.notes.map(({ code }) => code))
    expect(notes).toEqual([['buddhist-year', 'document-to-add'], ['document-to-add']])
    await commitAll(officer, id)
    const stored = await storedOf(type.id)
    expect(stored).toMatchObject([
      { status: 'Submitted', number: 'A-1', issuer: 'ศูนย์ฝึก', personId: one.id },
      { status: 'Submitted', number: 'A-2', issuer: null, personId: two.id },
    ])
    expect(stored.map(({ expiresOn }) => fromUtcDate(expiresOn!))).toEqual([
      '2399-11-01',
      '2399-05-02',
    ])
    const [first] = stored
    const line = await database().db.auditEntry.findFirstOrThrow({
      where: { event: 'credential.saved', subjectId: first!.id },
    })
    expect(line.changes).toMatchObject({ importId: id, to: 'Submitted' })
    expect(JSON.stringify(line.changes)).not.toContain('A-1')
    const approval = await call(other, credentials.approve, { ids: [first!.id] }, english)
    expect(approval.body).toMatchObject({ code: 'credential-without-file' })
    const own = await call(officer, credentials.approve, { ids: [first!.id] }, english)
    expect(own.body).toMatchObject({ code: 'submitter-reviews' })
  })

  test('brings fifty of one type and person at most', async () => {
    const type = await newType()
    const person = await newPerson()
    const rows = Array.from({ length: 51 }, (_, index) => [
      person.number,
      type.nameTh,
      '',
      '',
      addDays('2026-01-01', index),
      '',
    ])
    const id = await checkedImport(officer, 'Credentials', [HEADERS, ...rows])
    expect((await outcomesOf(officer, id)).slice(-2)).toEqual([
      '51 New',
      '52 Wrong typeId:too-many-credentials',
    ])
  })

  test('is refused by the save of the form', async () => {
    const type = await newType({ needsNumber: true })
    const company = await newType({ subject: 'Employer' })
    const person = await newPerson()
    const known = await createCredential({
      typeId: type.id,
      personId: person.id,
      submittedByUserId: officer.userId,
    })
    const issued = fromUtcDate(known.issuedOn)
    const id = await checkedImport(officer, 'Credentials', [
      HEADERS,
      [person.number, type.nameTh, '', '', '2026-11-01', ''],
      [person.number, company.nameTh, '1', '', '2026-11-01', ''],
      [person.number, type.nameTh, '1', '', '2026-11-02', '2026-11-01'],
      [person.number, type.nameTh, '1', '', issued, ''],
      ['', type.nameTh, '1', '', '2026-11-03', ''],
      [person.number, type.nameTh, '1', '', '2026-11-04', ''],
      [person.code, type.code, '2', '', '4/11/2569', ''],
    ])
    expect(await outcomesOf(officer, id)).toEqual([
      '2 Wrong number:credential-incomplete',
      '3 Wrong typeId:row-no-match',
      '4 Wrong expiresOn:end-before-start',
      '5 Wrong *:row-exists',
      '6 Wrong personId:one-subject',
      '7 Wrong *:row-twice',
      '8 Wrong *:row-twice',
    ])
  })

  test('changes what waits for review, and nothing that was decided', async () => {
    const type = await newType()
    const people = [await newPerson(), await newPerson(), await newPerson()]
    const statuses = ['Submitted', 'Approved', 'Returned'] as const
    for (const [index, status] of statuses.entries())
      await createCredential({
        typeId: type.id,
        personId: people[index]!.id,
        number: `N-${index}`,
        issuer: 'ศูนย์ฝึก',
        issuedOn: new Date('2026-11-01T00:00:00Z'),
        status,
        submittedByUserId: officer.userId,
      })
    const rows = people.map(({ number }) => [number, type.code, 'N-9', '', '2026-11-01', ''])
    const id = await checkedImport(officer, 'Credentials', [HEADERS, ...rows], {
      onMatch: 'update',
    })
    expect(await outcomesOf(officer, id)).toEqual([
      '2 Change',
      '3 Wrong *:credential-approved',
      '4 Wrong *:credential-returned',
    ])
    await commitAll(officer, id, 'good')
    const stored = await storedOf(type.id)
    expect(stored.map(({ number }) => number)).toEqual(['N-1', 'N-2', 'N-9'])
    expect(stored.map(({ issuer }) => issuer)).toEqual(stored.map(() => 'ศูนย์ฝึก'))
    const { body } = await call(officer, imports.undo, { id })
    expect(body).toEqual({ undone: 1, results: [] })
    expect((await storedOf(type.id)).map(({ number }) => number)).toEqual(['N-0', 'N-1', 'N-2'])
  })

  test.each([
    ['is blank', 'วันหมดอายุ'],
    ['is in no column', 'หมายเหตุ'],
  ])('keeps the end of one that it changes where the end %s', async (_, header) => {
    const type = await newType({ validityMonths: 12 })
    const person = await newPerson()
    await createCredential({
      typeId: type.id,
      personId: person.id,
      issuedOn: new Date('2026-11-01T00:00:00Z'),
      expiresOn: new Date('2027-03-31T00:00:00Z'),
      submittedByUserId: officer.userId,
    })
    const rows = [
      [...HEADERS.slice(0, 5), header],
      [person.number, type.code, 'N-9', '', '2026-11-01', ''],
    ]
    const id = await checkedImport(officer, 'Credentials', rows, { onMatch: 'update' })
    await commitAll(officer, id)
    const [stored] = await storedOf(type.id)
    expect([stored!.number, fromUtcDate(stored!.expiresOn!)]).toEqual(['N-9', '2027-03-31'])
  })

  test('tells a Contractor nothing of a stranger who is said to be meant', async () => {
    const contractor = await createUser('Contractor')
    const stranger = await newPerson()
    const type = await newType()
    const issuedOn = new Date('2026-11-01T00:00:00Z')
    await createCredential({
      typeId: type.id,
      personId: stranger.id,
      issuedOn,
      submittedByUserId: officer.userId,
    })
    const days = ['2026-11-01', '2026-11-02']
    const rows = days.map((day) => ['', type.code, '', '', day, ''])
    const id = await checkedImport(contractor, 'Credentials', [HEADERS, ...rows])
    for (const rowNo of [2, 3])
      await call(contractor, imports.saveRow, { id, rowNo, matchId: stranger.id })
    const [known, unknown] = (await readRows(contractor, id)).map(({ errors }) =>
      errors.map(({ code }) => code),
    )
    expect(known).toEqual(unknown)
    expect(known).not.toContain('row-exists')
  })

  test('a Contractor’s is about the own people; an undo keeps what was decided since', async () => {
    const company = await createEmployer({ kind: 'Contractor' })
    const contractor = await createUser('Contractor', { employerId: company.id })
    const type = await newType()
    const own = [
      await newPerson({ employerId: company.id }),
      await newPerson({ employerId: company.id }),
    ]
    const stranger = await newPerson()
    const rows = [...own, stranger].map(({ number }) => [
      number,
      type.code,
      '',
      '',
      '2026-11-01',
      '',
    ])
    const id = await checkedImport(contractor, 'Credentials', [HEADERS, ...rows])
    expect(await outcomesOf(contractor, id)).toEqual([
      '2 New',
      '3 New',
      '4 Wrong personId:row-no-match',
    ])
    await commitAll(contractor, id, 'good')
    const [first] = await storedOf(type.id)
    const approval = await call(other, credentials.approve, { ids: [first!.id] }, english)
    expect(approval.status).toBe(200)
    const { body } = await call(contractor, imports.undo, { id })
    expect(body).toMatchObject({ undone: 1, results: [{ code: 'record-touched' }] })
    expect(await storedOf(type.id)).toHaveLength(1)
  })

  test('numbers of medical ones are not for an Admin who looks into others’ imports', async () => {
    const admin = await createUser('Admin')
    const type = await newType()
    const person = await newPerson()
    const id = await checkedImport(officer, 'Credentials', [
      HEADERS,
      [person.number, type.code, 'SECRET', '', '2026-11-01', ''],
    ])
    for (const endpoint of [imports.get, imports.searchRows, imports.exportMarked])
      expect(Object((await call(admin, endpoint, { id })).body).code).toBe('record-not-found')
  })
})

test('of two certificates of one day the one that was sent last is changed', async () => {
  const type = await newType()
  const person = await newPerson()
  const sent = { typeId: type.id, personId: person.id, submittedByUserId: other.userId }
  await createCredential({ ...sent, number: 'A-1', submittedAt: new Date('2026-01-11') })
  await createCredential({ ...sent, number: 'A-2', submittedAt: new Date('2026-01-12') })
  const rows = [HEADERS, [person.number, type.nameTh, 'A-3', '', '2026-01-10', '']]
  const id = await checkedImport(officer, 'Credentials', rows, { onMatch: 'update' })
  await commitAll(officer, id)
  expect((await storedOf(type.id)).map(({ number }) => number)).toEqual(['A-1', 'A-3'])
})
