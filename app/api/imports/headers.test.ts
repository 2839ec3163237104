import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { DAY } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { readImport, unique, uploadRows } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const officer = await createUser('SafetyOfficer')
const purchasing = await createUser('Purchasing')
const storedOf = async (id: string) =>
  JSON.stringify(await database().db.import.findUniqueOrThrow({ where: { id } }))

test('of a file without headers the first person is kept as secret as the others', async () => {
  const [name, number] = [unique(), makeNationalId()]
  const { id } = (
    await uploadRows(officer, 'Persons', [
      [name, 'ใจดี', number],
      ['ก', 'ข', makeNationalId()],
    ])
  ).body
  expect(await storedOf(id)).not.toContain(number)
  expect(JSON.stringify(await readImport(officer, id))).toContain(name)
  const admin = await createUser('Admin')
  expect(JSON.stringify(await readImport(admin, id))).not.toContain(name)
  const createdAt = new Date(Date.now() - 8 * DAY)
  await database().db.import.update({ where: { id }, data: { createdAt } })
  await runImports(new Date())
  expect(await storedOf(id)).not.toContain(name)
  expect((await readImport(officer, id)).columns.map(({ key }) => key)).toEqual(['A', 'B', 'C'])
})

test('a header with the years that it is about stays as it is', async () => {
  const header = 'ผลปี 2567-2568'
  const { id } = (
    await uploadRows(officer, 'Persons', [
      ['ชื่อ', header],
      ['ก', 'ผ่าน'],
    ])
  ).body
  expect((await readImport(officer, id)).columns[1]!.header).toBe(header)
})

test('a long header is cut between letters', async () => {
  const long = `${'ก'.repeat(199)}😀`
  const { status, body } = await uploadRows(officer, 'Persons', [
    ['ชื่อ', 'นามสกุล', long],
    ['ก', 'ข', ''],
  ])
  expect(status).toBe(200)
  expect((await call(officer, imports.remove, { id: body.id })).status).toBe(200)
})

test('columns that somebody has matched by hand are matched so in the next file with the same headers', async () => {
  const other = await createUser('Admin')
  const file = () => [
    [`ก ${head}`, 'เบอร์ที่ติดต่อได้'],
    [`บริษัท ${unique()}`, '021234567'],
  ]
  const head = unique()
  const upload = async (caller = purchasing) =>
    (await uploadRows(caller, 'Employers', file())).body.id
  const first = await upload()
  expect((await readImport(purchasing, first)).mapping).toEqual({})
  const byHand = { nameTh: 'A', phone: 'B' }
  const mapping = Object.entries(byHand).map(([field, column]) => ({ field, column }))
  await call(purchasing, imports.check, { id: first, mapping, onMatch: 'skip' })
  await runImports(new Date())
  expect((await readImport(purchasing, await upload())).mapping).toEqual(byHand)
  expect((await readImport(other, await upload(other))).mapping).toEqual({})
})
