import { expect, test } from 'vitest'
import { imports, UPLOAD_LIMIT } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { checkedImport, readImport, unique, uploadRows } from '@/lib/testing/records/imports'

test('a file with one row more than 10,000 below its headers is refused', async () => {
  const rows = Array.from({ length: 10_001 }, () => ['ก'])
  const { status, body } = await uploadRows(await createUser('Admin'), 'Employers', [
    ['ชื่อบริษัท'],
    ...rows,
  ])
  expect([status, body]).toMatchObject([
    400,
    { code: 'import-too-large', errors: [{ path: 'file' }] },
  ])
})

test('a file of more than 10 MB is refused as too large, one of 10 MB is read', async () => {
  const purchasing = await createUser('Purchasing')
  const send = async (bytes: number) => {
    const { status, body } = await uploadRows(purchasing, 'Employers', new Uint8Array(bytes))
    return [status, (body as { code?: string }).code]
  }
  expect(await send(UPLOAD_LIMIT + 1)).toEqual([413, 'body-too-large'])
  expect(await send(UPLOAD_LIMIT)).toEqual([400, 'import-unreadable'])
})

test('of one user five files wait or run at once, also of those that come at the same moment', async () => {
  const [admin, other] = [await createUser('Admin'), await createUser('Admin')]
  const upload = async (caller: TestUser) =>
    (await uploadRows(caller, 'Employers', [['ชื่อบริษัท'], [`บริษัท ${unique()}`]])).body.id
  const ids: string[] = []
  while (ids.length < 8) ids.push(await upload(admin))
  const mapping = [{ field: 'nameTh', column: 'A' }]
  const check = (caller: TestUser, id: string) =>
    call(caller, imports.check, { id, mapping, onMatch: 'skip' }, english)
  const answers = await Promise.all(ids.map((id) => check(admin, id)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 3 }, () => [429, 'too-many-imports']),
  )
  expect(refused[0]!.headers.get('retry-after')).toBe('15')
  expect((await check(other, await upload(other))).status).toBe(200)
  await runImports(new Date())
  const left = ids.find((_, index) => answers[index]!.status !== 200)!
  expect((await check(admin, left)).status).toBe(200)
})

test('a file that takes longer than it may is given up, and nothing of it is written', async () => {
  const admin = await createUser('Admin')
  const surname = unique()
  const rows = [
    ['ชื่อ', 'นามสกุล'],
    ['ก', surname],
  ]
  const id = await checkedImport(admin, 'Persons', rows)
  expect((await call(admin, imports.commit, { id, mode: 'all' })).status).toBe(200)
  await runImports(new Date(), 1)
  expect(await readImport(admin, id)).toMatchObject({
    phase: null,
    problem: { code: 'import-failed' },
  })
  expect(await database().db.person.count({ where: { lastNameTh: surname } })).toBe(0)
})
