import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { MOST_REFERRED } from '@/lib/domain/people/persons/rules'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import {
  checkAgain,
  checkedImport,
  outcomesOf,
  readImport,
  uploadRows,
} from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const { id: employerId } = await createEmployer()
const registered = makeNationalId()
await createPerson({ nationalId: registered, employerId })

const HEAD = ['ชื่อ', 'นามสกุล', 'เลขบัตร']
const fileOf = (...numbers: string[]) => [
  HEAD,
  ...numbers.map((number) => ['ก', crypto.randomUUID(), number]),
]
const linesOf = async (id: string) => {
  const lines = await database().db.auditEntry.findMany({
    where: { event: 'import.numbers-referred', subjectId: id },
  })
  return lines.map(({ changes }) => changes)
}

/** So many rows with the number of a person of another company. */
async function referMany(count: number) {
  const numbers = Array.from({ length: count }, makeNationalId)
  for (const nationalId of numbers) await createPerson({ nationalId, employerId })
  return fileOf(...numbers)
}

test('a check leaves a line on how many numbers it referred to a Safety Officer', async () => {
  const contractor = await createUser('Contractor')
  const id = await checkedImport(contractor, 'Persons', fileOf(registered, makeNationalId()))
  expect(await outcomesOf(contractor, id)).toEqual(['2 Wrong nationalId:ask-officer', '3 New'])
  expect(await linesOf(id)).toMatchObject([{ count: 1 }])
  const officer = await createUser('SafetyOfficer')
  const other = await checkedImport(officer, 'Persons', fileOf(registered))
  expect(await linesOf(other)).toEqual([])
})

test('a company does not find out by files who is registered elsewhere', async () => {
  const contractor = await createUser('Contractor')
  const most = await checkedImport(contractor, 'Persons', await referMany(MOST_REFERRED))
  expect((await readImport(contractor, most)).counts.Wrong).toBe(MOST_REFERRED)

  const { id } = (await uploadRows(contractor, 'Persons', fileOf(registered, makeNationalId())))
    .body
  await checkAgain(contractor, id)
  const { status, phase, problem } = await readImport(contractor, id)
  expect([status, phase, problem?.code]).toEqual(['Uploaded', null, 'import-refers-too-many'])
  expect(await outcomesOf(contractor, id)).toEqual(['2 ', '3 '])
  expect(await linesOf(id)).toMatchObject([{ count: 1 }])

  const free = await checkedImport(contractor, 'Persons', fileOf(makeNationalId()))
  expect((await readImport(contractor, free)).problem?.code).toBe('import-refers-too-many')
  const repair = await call(contractor, imports.saveRow, {
    id: free,
    rowNo: 2,
    cells: [{ column: 'C', text: registered }],
  })
  expect([repair.status, repair.body.code]).toEqual([429, 'import-refers-too-many'])
})

test('a repair that refers a number leaves one line and counts once', async () => {
  const contractor = await createUser('Contractor')
  const id = await checkedImport(contractor, 'Persons', await referMany(MOST_REFERRED - 1))
  const repaired = await checkedImport(contractor, 'Persons', fileOf(makeNationalId()))
  const repair = (text: string) =>
    call(contractor, imports.saveRow, { id: repaired, rowNo: 2, cells: [{ column: 'C', text }] })
  for (let time = 0; time < 3; time++) expect((await repair(makeNationalId())).status).toBe(200)
  expect(await linesOf(repaired)).toEqual([])

  expect((await repair(registered)).status).toBe(200)
  expect(await linesOf(repaired)).toMatchObject([{ count: 1 }])
  expect(await linesOf(id)).toMatchObject([{ count: MOST_REFERRED - 1 }])

  // Whatever the row holds: no refusal tells whether a number is registered.
  for (const text of [registered, makeNationalId()])
    expect((await repair(text)).body.code).toBe('import-refers-too-many')
  expect(await linesOf(repaired)).toMatchObject([{ count: 1 }])
})
