import { describe, expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { projects } from '@/lib/domain/work/projects/contract'
import { judgeProjects } from '@/lib/domain/work/projects/many/commands'
import { writeProjects } from '@/lib/domain/work/projects/write/commands'
import { NIL_ID } from '@/lib/platform/contract/nil-id'
import { Problem } from '@/lib/platform/contract/problem'
import { inTransaction } from '@/lib/platform/db/database'
import { problemText } from '@/lib/platform/contract/problems'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createPerson,
  createProject,
  createUser,
} from '@/lib/testing/records/factories'
import {
  checkedImport,
  outcomesOf,
  readImport,
  readRows,
  unique,
} from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const admin = await createUser('Admin')
const taxId = () => `0105${String(Math.random()).slice(2, 11)}`
const sameAs = (rows: string | number) => problemText('row-twice', 'en', { rows })
const twiceIn = async (id: string) =>
  (await readRows(admin, id)).map(({ errors }) =>
    errors.filter(({ code }) => code === 'row-twice').map(({ message }) => message),
  )

describe('rows that mean one record', () => {
  test('by the number in one and the code in the other are both wrong, and name each other', async () => {
    const nationalId = makeNationalId()
    const person = await createPerson({ nationalId })
    const id = await checkedImport(
      admin,
      'Persons',
      [
        ['ชื่อ', 'นามสกุล', 'เลขบัตร', 'รหัส'],
        ['ก', 'ข', nationalId, ''],
        ['ก', 'ค', '', person.code],
        ['ง', 'จ', makeNationalId(), ''],
      ],
      { onMatch: 'update' },
    )
    expect(await outcomesOf(admin, id)).toEqual([
      '2 Wrong *:row-twice',
      '3 Wrong *:row-twice',
      '4 New',
    ])
    expect(await twiceIn(id)).toEqual([[sameAs(3)], [sameAs(2)], []])
    await call(admin, imports.saveRow, { id, rowNo: 3, cells: [{ column: 'D', text: '' }] })
    expect(await outcomesOf(admin, id)).toEqual(['2 Change', '3 New', '4 New'])
  })

  test('by a new number, also where a row is told by its code', async () => {
    const people = [await createPerson(), await createPerson()]
    const [one, two] = [makeNationalId(), makeNationalId()]
    const rows = [
      ['ชื่อ', 'นามสกุล', 'เลขบัตร', 'รหัส'],
      ['ก', 'ข', one, people[0]!.code],
      ['ค', 'ง', one, ''],
      ['จ', 'ฉ', two, people[0]!.code.replace('P-0', 'p-')],
      ['ช', 'ซ', two, people[1]!.code],
    ]
    const id = await checkedImport(admin, 'Persons', rows, { onMatch: 'update' })
    expect(await twiceIn(id)).toEqual(['3, 4', '2', '2, 5', '4'].map((row) => [sameAs(row)]))
    await call(admin, imports.saveRow, { id, rowNo: 4, cells: [{ column: 'D', text: '' }] })
    expect(await twiceIn(id)).toEqual(['3', '2', '5', '4'].map((row) => [sameAs(row)]))
  })

  test('by the tax ID of a company that the reader has chosen', async () => {
    const nameTh = `สองแห่ง ${unique()}`
    const company = await createEmployer({ nameTh })
    const number = taxId()
    const rows = [
      ['ชื่อบริษัท', 'เลขภาษี'],
      [nameTh, number],
      [`อื่น ${unique()}`, number],
      [nameTh, taxId()],
    ]
    const id = await checkedImport(admin, 'Employers', rows, { onMatch: 'update' })
    await call(admin, imports.saveRow, { id, rowNo: 3, cells: [{ column: 'B', text: taxId() }] })
    await call(admin, imports.saveRow, { id, rowNo: 2, matchId: company.id })
    await call(admin, imports.saveRow, { id, rowNo: 3, cells: [{ column: 'B', text: number }] })
    expect(await twiceIn(id)).toEqual([[sameAs(3)], [sameAs(2)], []])
  })

  test('a number and a code of two people in one row are wrong', async () => {
    const nationalId = makeNationalId()
    await createPerson({ nationalId })
    const other = await createPerson()
    const rows = [
      ['ชื่อ', 'นามสกุล', 'เลขบัตร', 'รหัส'],
      ['ก', 'ข', nationalId, other.code],
    ]
    const id = await checkedImport(admin, 'Persons', rows, { onMatch: 'update' })
    expect(await outcomesOf(admin, id)).toEqual(['2 Wrong code:row-two-people'])
  })

  test('a company by its tax ID and by its name, known or not', async () => {
    const known = await createEmployer({ nameTh: `เดิม ${unique()}`, taxId: taxId() })
    const fresh = `ใหม่ ${unique()}`
    const rows = [
      ['ชื่อบริษัท', 'เลขภาษี'],
      [known.nameTh, known.taxId],
      [known.nameTh, ''],
      [fresh, taxId()],
      [fresh, ''],
    ]
    const id = await checkedImport(admin, 'Employers', rows, { onMatch: 'update' })
    expect(await twiceIn(id)).toEqual([[3], [2], [5], [4]].map(([row]) => [sameAs(row!)]))
    await call(admin, imports.saveRow, { id, rowNo: 5, cells: [{ column: 'A', text: unique() }] })
    expect((await outcomesOf(admin, id)).slice(2)).toEqual(['4 New', '5 New'])
  })
})

describe('a name that several companies bear', () => {
  test('is wrong for a person’s company, which names the tax IDs to choose from', async () => {
    const nameTh = `สองแห่ง ${unique()}`
    const ids = [taxId(), taxId()]
    for (const each of ids) await createEmployer({ nameTh, taxId: each })
    const id = await checkedImport(admin, 'Persons', [
      ['ชื่อ', 'นามสกุล', 'บริษัท'],
      ['ก', unique(), nameTh],
    ])
    const [row] = await readRows(admin, id)
    expect(row!.errors.map(({ code }) => code)).toEqual(['row-many-companies'])
    for (const each of ids) expect(row!.errors[0]!.message).toContain(each)
    await call(admin, imports.saveRow, { id, rowNo: 2, cells: [{ column: 'C', text: ids[1]! }] })
    expect(await outcomesOf(admin, id)).toEqual(['2 New'])
  })

  test('is wrong for a company until the reader says which one it is, or that it is another', async () => {
    const nameTh = `สามแห่ง ${unique()}`
    const companies = [await createEmployer({ nameTh }), await createEmployer({ nameTh })]
    const rows = [
      ['ชื่อบริษัท', 'โทร'],
      [nameTh, '021234567'],
    ]
    const id = await checkedImport(admin, 'Employers', rows, { onMatch: 'update' })
    const [row] = await readRows(admin, id)
    expect(row!.errors.map(({ code }) => code)).toEqual(['row-many-matches'])
    expect(row!.notes.map(({ matchId }) => matchId).toSorted()).toEqual(
      companies.map((company) => company.id).toSorted(),
    )
    await call(admin, imports.saveRow, { id, rowNo: 2, matchId: companies[1]!.id })
    expect(await outcomesOf(admin, id)).toEqual(['2 Change'])
    await call(admin, imports.saveRow, { id, rowNo: 2, matchId: NIL_ID })
    expect(await outcomesOf(admin, id)).toEqual(['2 New'])
  })
})

test('a project is written at the version at which it was judged', async () => {
  const { id, employerId } = await createProject()
  const actor = {
    userId: admin.userId,
    name: { th: '', en: '' },
    email: null,
    roles: ['Admin' as const],
    employerId: null,
  }
  const caller = { actor, now: new Date(), language: 'en' as const, traceId: 'test' }
  const write = inTransaction(async (connections) => {
    const context = { ...connections, ...caller, address: '', cookie: {} }
    const save = projects.save.input.parse({ id, employerId, name: 'ทับ' })
    const [change] = await judgeProjects(context, [save], { hold: false })
    if (!change || change instanceof Problem) throw new Error('It was refused')
    await connections.db.project.update({ where: { id }, data: { rowVersion: { increment: 1 } } })
    return writeProjects(context, [change])
  })
  await expect(write).rejects.toMatchObject({ code: 'stale-record' })
})

test('a row that another file has made since writes nothing', async () => {
  const nationalId = makeNationalId()
  const rows = [
    ['ชื่อ', 'นามสกุล', 'เลขบัตร'],
    ['ก', unique(), nationalId],
  ]
  const id = await checkedImport(admin, 'Persons', rows)
  await createPerson({ nationalId })
  await call(admin, imports.commit, { id, mode: 'all' })
  await runImports(new Date())
  expect((await readImport(admin, id)).problem?.code).toBe('import-moved-on')
  expect(await outcomesOf(admin, id)).toEqual(['2 Wrong *:row-exists'])
})
