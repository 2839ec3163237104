import { describe, expect, test } from 'vitest'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { roles } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser, UNKNOWN_ID } from '@/lib/testing/records/factories'
import { expectMalformedRefused } from '@/lib/testing/inputs/malformed'

let made = 0
const admin = await createUser('Admin')

const createArea = (overrides: { code?: string; nameTh?: string; isActive?: boolean } = {}) =>
  database().db.workspaceArea.create({
    data: { code: `N${++made}`, nameTh: 'ลานถัง', ...overrides },
  })
const reload = (id: string) => database().db.workspaceArea.findUnique({ where: { id } })
const save = (input: object, as = admin) =>
  call(as, workspaceAreas.save, { code: `C${++made}`, nameTh: 'โรงซ่อม', ...input })
const remove = (id: string) => call(admin, workspaceAreas.remove, { id })

test('a list of ids finds those areas, in use or not', async () => {
  const [first, second] = [await createArea(), await createArea({ isActive: false })]
  await createArea()
  const { body } = await call(admin, workspaceAreas.search, { ids: [first.id, second.id] })
  expect(body.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
})

describe('saving an area', () => {
  test('creates an active area, and leaves an audit line', async () => {
    const { status, body } = await save({ code: 'TK-1', nameEn: 'Workshop' })
    expect([status, body.rowVersion]).toEqual([200, 1])
    expect(await reload(body.id!)).toMatchObject({ code: 'TK-1', isActive: true })
    const line = await database().db.auditEntry.findFirst({ where: { subjectId: body.id! } })
    expect(line).toMatchObject({ event: 'workspace-area.saved', changes: { code: 'TK-1' } })
  })

  test('keeps what is left out, clears what is null, and raises the version', async () => {
    const { id } = await createArea({ isActive: false })
    await save({ id, nameEn: 'Workshop' })
    const { body } = await save({ id, nameTh: 'ใหม่', rowVersion: 2 })
    expect(body.rowVersion).toBe(3)
    expect(await reload(id)).toMatchObject({ isActive: false, nameEn: 'Workshop', nameTh: 'ใหม่' })
    await save({ id, nameEn: '' })
    expect(await reload(id)).toMatchObject({ nameEn: null })
  })

  test('refuses an older version and an area that does not exist', async () => {
    const { id } = await createArea()
    await save({ id, rowVersion: 1 })
    const stale = await save({ id, rowVersion: 1 })
    const missing = await save({ id: UNKNOWN_ID })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale-record'])
    expect([missing.status, missing.body.code]).toEqual([400, 'record-not-found'])
  })

  test('refuses a code of another area, and accepts the own one', async () => {
    const { id, code } = await createArea()
    const { status, body } = await save({ code })
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'code-in-use', 'code'])
    expect(body.holder).toMatchObject({ type: 'workspace-area', key: code })
    expect((await save({ id, code })).status).toBe(200)
  })

  test('of 20 concurrent saves of one code one succeeds', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => save({ code: 'RACE' })))
    const codes = all.map(({ status, body }) => (status === 200 ? 'done' : body.code))
    expect(codes.sort()).toEqual([...Array(19).fill('code-in-use'), 'done'])
  })

  test.each(roles)('%s is allowed by the policy only', async (role) => {
    const as = await createUser(role)
    const maySave = role === 'Admin' || role === 'TenantAdministrator'
    expect((await save({}, as)).status).toBe(maySave ? 200 : 403)
    expect((await call(as, workspaceAreas.search, {})).status).toBe(200)
    if (!maySave) {
      const { id } = await createArea()
      expect((await call(as, workspaceAreas.remove, { id })).status).toBe(403)
    }
  })

  test.each([
    ['a missing code', { code: undefined }, 'code'],
    ['a long code', { code: 'x'.repeat(31) }, 'code'],
    ['a list for a name', { nameTh: [] }, 'nameTh'],
    ['a text for a yes or no', { isActive: 'yes' }, 'isActive'],
  ])('refuses %s', async (_, input, path) => {
    const { status, body } = await save(input)
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'invalid-input', path])
  })

  test('refuses malformed JSON, NUL characters and 10 MB', () =>
    expectMalformedRefused(admin, workspaceAreas.save, { code: 'C-0' }, 'nameTh'))
})

test('searching finds by code and name, filters, sorts and pages', async () => {
  await createArea({ code: 'ZZ-2', nameTh: 'ท่าเรือ ๒' })
  await createArea({ code: 'ZZ-1', nameTh: 'ท่าเรือ ๑' })
  await createArea({ code: 'ZZ-3', nameTh: 'ท่าเรือ ๓', isActive: false })
  const search = async (input: object) =>
    (await call(admin, workspaceAreas.search, { keyword: 'zz ท่าเรือ', ...input })).body.map(
      ({ code }) => code,
    )
  expect(await search({})).toEqual(['ZZ-1', 'ZZ-2', 'ZZ-3'])
  expect(await search({ isActive: true, sort: '-nameTh' })).toEqual(['ZZ-2', 'ZZ-1'])
  expect(await search({ isActive: false })).toEqual(['ZZ-3'])
  expect(await search({ sort: 'nameEn', page: 2, pageSize: 2 })).toHaveLength(1)
})

test('removing deletes the area once and leaves an audit line', async () => {
  const { id, code } = await createArea()
  expect((await remove(id)).status).toBe(200)
  expect(await reload(id)).toBeNull()
  expect((await remove(id)).body.code).toBe('record-not-found')
  const line = await database().db.auditEntry.findFirst({ where: { subjectId: id } })
  expect(line).toMatchObject({ event: 'workspace-area.removed', changes: { code } })
})

test('removing is refused while a project refers to it', async () => {
  const { id } = await createArea()
  const day = new Date('2026-12-01T00:00:00Z')
  const links = { workspaceAreas: { create: { workspaceAreaId: id } } }
  await database().db.project.create({
    data: { name: 'ซ่อมบำรุง', startDate: day, endDate: day, ...links },
  })
  const { status, body } = await remove(id)
  expect([status, body.code]).toEqual([400, 'record-in-use'])
  expect(await reload(id)).not.toBeNull()
})
