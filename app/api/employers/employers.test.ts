import { describe, expect, test } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { roles } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked, send } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createPerson,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'

const json = { 'content-type': 'application/json' }

const admin = await createUser('Admin')
const contractor = await createUser('Contractor')

const reload = (id: string) => database().db.employer.findUniqueOrThrow({ where: { id } })
const find = async (keyword: string, as = admin) =>
  (await call(as, employers.search, { keyword })).body.map(({ nameTh }) => nameTh)
const save = (input: object, as = admin) =>
  call(as, employers.save, { nameTh: 'บริษัท ก จำกัด', ...input })

describe('saving an employer', () => {
  test('creates an active Contractor by default', async () => {
    const { status, body } = await save({ taxId: '0105500000001', contactEmail: 'A@Example.com' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, messages: [], rowVersion: 1 })
    expect(await reload(body.id!)).toMatchObject({
      kind: 'Contractor',
      status: 'Active',
      contactEmail: 'a@example.com',
    })
  })

  test('keeps what is left out, clears what is null, and raises the version', async () => {
    const before = await createEmployer({ kind: 'Site', status: 'Draft', phone: '02 000 0000' })
    const { body } = await save({ id: before.id, phone: null, rowVersion: 1 })
    expect(body.rowVersion).toBe(2)
    expect(await reload(before.id)).toMatchObject({ kind: 'Site', status: 'Draft', phone: null })
  })

  test('refuses an older version and changes nothing', async () => {
    const { id } = await createEmployer({ rowVersion: 3 })
    const { status, body } = await save({ id, rowVersion: 2 })
    expect([status, body.code]).toEqual([409, 'stale-record'])
    expect(await reload(id)).toMatchObject({ rowVersion: 3 })
  })

  test('refuses an employer who does not exist', async () => {
    const { status, body } = await save({ id: UNKNOWN_ID })
    expect([status, body.code]).toEqual([400, 'record-not-found'])
    expect(body.detail).toContain(UNKNOWN_ID)
  })

  test('refuses a tax ID of another employer, and accepts the own one', async () => {
    const { id } = await createEmployer({ taxId: '0105500000002' })
    const { status, body } = await save({ taxId: '0105500000002' })
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'tax-id-in-use', 'taxId'])
    const { nameTh } = await reload(id)
    expect(body.holder).toEqual({ type: 'employer', key: id, name: nameTh })
    expect((await save({ id, taxId: '0105500000002' })).status).toBe(200)
  })

  test('of 20 saves of one tax ID at once, one wins', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => save({ taxId: '0105500000003' })),
    )
    const refused = all.filter(({ status }) => status === 400)
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(refused.map(({ body }) => body.code)).toEqual(Array(19).fill('tax-id-in-use'))
  })

  test('leaves an audit line', async () => {
    const { body } = await save({ nameTh: 'บริษัท บันทึก' })
    const line = await database().db.auditEntry.findFirst({ where: { subjectId: body.id! } })
    expect(line).toMatchObject({ event: 'employer.saved', actorUserId: admin.userId })
    expect(line?.changes).toMatchObject({ nameTh: 'บริษัท บันทึก' })
  })

  test.each(roles)('%s is allowed by the policy only', async (role) => {
    const expected = role === 'Admin' || role === 'Purchasing' ? 200 : 403
    expect((await save({}, await createUser(role))).status).toBe(expected)
  })

  test.each([
    ['a missing name', { nameTh: undefined }, 'nameTh'],
    ['a blank name', { nameTh: '  ' }, 'nameTh'],
    ['a number for a name', { nameTh: 7 }, 'nameTh'],
    ['a short tax ID', { taxId: '123' }, 'taxId'],
    ['an unknown kind', { kind: 'Bank' }, 'kind'],
    ['something else than an e-mail address', { contactEmail: 'a@b' }, 'contactEmail'],
    ['letters for a telephone number', { phone: 'call me' }, 'phone'],
    ['something else than an id', { id: '7' }, 'id'],
  ])('refuses %s', async (_, input, path) => {
    const { status, body } = await save(input)
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'invalid-input', path])
  })
})

describe('malformed requests', () => {
  test('JSON that breaks off is 400', async () => {
    const { status, body } = await send(admin, employers.save, {
      headers: json,
      body: '{"nameTh":',
    })
    expect([status, body.code]).toEqual([400, 'malformed-json'])
  })

  test('a NUL character is 400, in a body and in a path', async () => {
    const inBody = await save({ nameTh: 'a\u0000b' })
    const inPath = await call(admin, employers.get, { id: 'a\u0000' })
    expect([inBody.status, inBody.body.code]).toEqual([400, 'nul-character'])
    expect(inPath.status).toBe(400)
  })

  test('10 MB are 413', async () => {
    const { status, body } = await save({ nameTh: 'x'.repeat(10 * 1024 * 1024) })
    expect([status, body.code]).toEqual([413, 'body-too-large'])
  })

  test('another content type is 415', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect((await send(admin, employers.save, { headers, body: 'nameTh=a' })).status).toBe(415)
  })
})

describe('searching employers', () => {
  test('matches %, _ and \\ literally', async () => {
    for (const nameTh of [
      'ลด 100% จำกัด',
      'ลด 1000 จำกัด',
      'snake_case',
      'snakeXcase',
      'back\\slash',
    ])
      await createEmployer({ nameTh })
    expect(await find('100%')).toEqual(['ลด 100% จำกัด'])
    expect(await find('snake_')).toEqual(['snake_case'])
    expect(await find('k\\s')).toEqual(['back\\slash'])
    expect(await find('%')).toEqual(['ลด 100% จำกัด'])
  })

  test('finds every word in either language, in any case', async () => {
    await createEmployer({ nameTh: 'บริษัท ท่อไทย จำกัด', nameEn: 'Thai Pipe Co.' })
    expect(await find('ท่อ PIPE')).toEqual(['บริษัท ท่อไทย จำกัด'])
    expect(await find('ท่อ steel')).toEqual([])
  })

  test('finds by a part of the tax ID', async () => {
    await createEmployer({ nameTh: 'มีเลขภาษี', taxId: '0777700000009' })
    expect(await find('7777')).toEqual(['มีเลขภาษี'])
  })

  test('sorts as Thai dictionaries do, and lists empty names last', async () => {
    const names = ['เรียง กา', 'เรียง เก', 'เรียง ขา', 'เรียง แก']
    for (const nameTh of names) await createEmployer({ nameTh })
    expect(await find('เรียง')).toEqual(['เรียง กา', 'เรียง เก', 'เรียง แก', 'เรียง ขา'])
    await createEmployer({ nameTh: 'ว่าง', nameEn: 'zz empty' })
    const { body } = await call(admin, employers.search, { sort: '-nameEn' })
    expect(body[0]?.nameEn).not.toBeNull()
    expect(body.at(-1)?.nameEn).toBeNull()
  })

  test('pages without gaps or duplicates, with the total', async () => {
    for (let count = 0; count < 7; count++) await createEmployer({ nameTh: 'หน้าเดียวกัน' })
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        call(admin, employers.search, { keyword: 'หน้าเดียวกัน', page, pageSize: 3 }),
      ),
    )
    expect(pages.map(({ body }) => body.length)).toEqual([3, 3, 1, 0])
    expect(new Set(pages.flatMap(({ body }) => body.map(({ id }) => id))).size).toBe(7)
    expect(pages[3]?.headers.get('x-total-count')).toBe('7')
  })

  test('answers no rows after the last page', async () => {
    const page = Number.MAX_SAFE_INTEGER
    const { status, body } = await call(admin, employers.search, { page, pageSize: 500 })
    expect([status, body]).toEqual([200, []])
  })

  test('filters by kind and status, and ignores empty filters', async () => {
    await createEmployer({ nameTh: 'กรอง', kind: 'Site', status: 'Inactive' })
    const rows = await call(admin, employers.search, { kind: 'Site', status: 'Inactive' })
    expect(rows.body.map(({ nameTh }) => nameTh)).toEqual(['กรอง'])
    const all = await call(admin, employers.search, { keyword: null, kind: null })
    expect(all.body.length).toBe(await database().db.employer.count())
  })

  test('refuses to sort by an unlisted member', async () => {
    const { status, body } = await callUnchecked(admin, employers.search, { sort: 'taxId' })
    expect([status, body.code]).toEqual([400, 'invalid-input'])
  })

  test('shows a Contractor the own employer only', async () => {
    const { body, headers } = await call(contractor, employers.search, {})
    expect(body.map(({ id }) => id)).toEqual([contractor.employerId])
    expect(headers.get('x-total-count')).toBe('1')
  })

  test('shows a Contractor without employer nothing', async () => {
    const person = await createPerson()
    const stray = await createUser('Contractor', { personId: person.id })
    expect((await call(stray, employers.search, {})).body).toEqual([])
  })

  test('shows all employers to a Contractor with another role', async () => {
    const both = await createUser(['Contractor', 'WorkOwner'])
    expect((await call(both, employers.search, {})).body.length).toBeGreaterThan(1)
  })
})

describe('reading an employer', () => {
  test('says what the caller may do with it', async () => {
    const { id } = await createEmployer({ nameTh: 'ทำอะไรได้' })
    const forAdmin = await call(admin, employers.get, { id })
    const forOfficer = await call(await createUser('SafetyOfficer'), employers.get, { id })
    expect(forAdmin.body).toMatchObject({ nameTh: 'ทำอะไรได้', can: { save: true, remove: true } })
    expect(forOfficer.body).toMatchObject({ can: { save: false, remove: false } })
  })

  test('an employer of others does not exist for a Contractor', async () => {
    const { id } = await createEmployer()
    const own = await call(contractor, employers.get, { id: contractor.employerId! })
    const other = await call(contractor, employers.get, { id })
    const missing = await call(contractor, employers.get, { id: UNKNOWN_ID })
    expect(own.status).toBe(200)
    expect([other.status, other.body.code]).toEqual([400, 'record-not-found'])
    expect(missing.body.detail).toBe(other.body.detail.replace(id, UNKNOWN_ID))
  })
})

describe('removing an employer', () => {
  const remove = (id: string) => call(admin, employers.remove, { id })

  test('deletes it and leaves an audit line', async () => {
    const { id, nameTh } = await createEmployer()
    expect((await remove(id)).status).toBe(200)
    expect(await database().db.employer.findUnique({ where: { id } })).toBeNull()
    const line = await database().db.auditEntry.findFirst({ where: { subjectId: id } })
    expect(line).toMatchObject({ event: 'employer.removed', changes: { nameTh } })
    expect((await remove(id)).body.code).toBe('record-not-found')
  })

  test('is refused while people belong to it, and says how many', async () => {
    const { id } = await createEmployer()
    await createPerson({ employerId: id })
    await createPerson({ employerId: id })
    const { status, body } = await remove(id)
    expect([status, body.code]).toEqual([400, 'employer-in-use'])
    expect(body.detail).toContain('2')
  })

  test('is refused while removed people refer to it', async () => {
    const { id } = await createEmployer()
    await createPerson({ employerId: id, removedAt: new Date() })
    const { status, body } = await remove(id)
    expect([status, body.code]).toEqual([400, 'record-in-use'])
  })

  test('is refused while a project refers to it', async () => {
    const { id } = await createEmployer()
    const day = new Date('2026-12-01T00:00:00Z')
    const project = { name: 'ซ่อมบำรุง', startDate: day, endDate: day, employerId: id }
    await database().db.project.create({ data: project })
    const { status, body } = await remove(id)
    expect([status, body.code]).toEqual([400, 'record-in-use'])
  })
})
