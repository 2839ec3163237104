import { describe, expect, test } from 'vitest'
import { assets } from '@/lib/domain/site/assets/contract'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { roles } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createAsset, createUser, UNKNOWN_ID } from '@/lib/testing/records/factories'
import { expectMalformedRefused } from '@/lib/testing/inputs/malformed'

const admin = await createUser('Admin')

const createTemplate = (
  overrides: { nameTh?: string; isActive?: boolean; assetId?: string } = {},
) => database().db.documentTemplate.create({ data: { nameTh: 'แบบฟอร์ม', ...overrides } })
const createDocument = (as = admin) => createAsset(as.id, { assetType: 'Document' })
const reload = (id: string) => database().db.documentTemplate.findUnique({ where: { id } })
const save = (input: object, as = admin) =>
  call(as, documentTemplates.save, { nameTh: 'แบบฟอร์ม', ...input })
const remove = (id: string) => call(admin, documentTemplates.remove, { id })

describe('saving a template', () => {
  test('creates an active template with a PDF that everybody may open', async () => {
    const { id: assetId } = await createDocument()
    const { status, body } = await save({ nameEn: 'Form', asset: { id: assetId } })
    expect([status, body.rowVersion]).toEqual([200, 1])
    expect(await reload(body.id!)).toMatchObject({ nameEn: 'Form', isActive: true, assetId })
    const contractor = await createUser('Contractor')
    expect((await call(contractor, assets.get, { id: assetId })).status).toBe(200)
    const line = await database().db.auditEntry.findFirst({ where: { subjectId: body.id! } })
    expect(line).toMatchObject({ event: 'document-template.saved', changes: { assetId } })
  })

  test('keeps what is left out, and clears what is null', async () => {
    const { id: assetId } = await createDocument()
    const { id } = await createTemplate({ assetId, isActive: false })
    await save({ id })
    expect(await reload(id)).toMatchObject({ assetId, isActive: false, rowVersion: 2 })
    await save({ id, asset: null })
    expect(await reload(id)).toMatchObject({ assetId: null, rowVersion: 3 })
  })

  test('another administrator can save it with its PDF', async () => {
    const { id: assetId } = await createDocument()
    const { id } = await createTemplate({ assetId })
    const other = await createUser('TenantAdministrator')
    expect((await save({ id, asset: { id: assetId } }, other)).status).toBe(200)
  })

  test('refuses a file of another type, uploader or template, and one that does not exist', async () => {
    const taken = await createDocument()
    await createTemplate({ assetId: taken.id })
    const files = [
      await createAsset(admin.id, { assetType: 'Profile' }),
      await createDocument(await createUser('Admin')),
      taken,
      { id: UNKNOWN_ID },
    ]
    for (const { id } of files) {
      const { status, body } = await save({ asset: { id } })
      expect([status, body.code]).toEqual([400, 'asset-not-usable'])
      expect(body.errors[0]?.path).toBe('asset')
    }
  })

  test('gives a file to one of many templates that link it at once', async () => {
    const { id } = await createDocument()
    const all = await Promise.all(Array.from({ length: 8 }, () => save({ asset: { id } })))
    const codes = all.map(({ status, body }) => (status === 200 ? 'done' : body.code))
    expect(codes.sort()).toEqual([...Array(7).fill('asset-not-usable'), 'done'])
  })

  test('refuses an older version and a template that does not exist', async () => {
    const { id } = await createTemplate()
    await save({ id, rowVersion: 1 })
    const stale = await save({ id, rowVersion: 1 })
    const missing = await save({ id: UNKNOWN_ID })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale-record'])
    expect([missing.status, missing.body.code]).toEqual([400, 'record-not-found'])
  })

  test.each(roles)('%s is allowed by the policy only', async (role) => {
    const as = await createUser(role)
    const maySave = role === 'Admin' || role === 'TenantAdministrator'
    expect((await save({}, as)).status).toBe(maySave ? 200 : 403)
    expect((await call(as, documentTemplates.search, {})).status).toBe(200)
    if (!maySave) {
      const { id } = await createTemplate()
      expect((await call(as, documentTemplates.remove, { id })).status).toBe(403)
    }
  })

  test.each([
    ['a missing name', { nameTh: undefined }, 'nameTh'],
    ['a text for a file', { asset: 'x' }, 'asset'],
    ['a file without a proper id', { asset: { id: 'x' } }, 'asset.id'],
    ['a text for a yes or no', { isActive: 'yes' }, 'isActive'],
  ])('refuses %s', async (_, input, path) => {
    const { status, body } = await save(input)
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'invalid-input', path])
  })

  test('refuses malformed JSON, NUL characters and 10 MB', () =>
    expectMalformedRefused(admin, documentTemplates.save, {}, 'nameTh'))
})

test('searching shows the file without its bytes, filters, sorts and pages', async () => {
  const { id } = await createAsset(admin.id, { assetType: 'Document', fileName: 'ก.pdf' })
  await createTemplate({ nameTh: 'ใบอนุญาต ข' })
  await createTemplate({ nameTh: 'ใบอนุญาต ก', assetId: id })
  await createTemplate({ nameTh: 'ใบอนุญาต ค', isActive: false })
  const search = (input: object) =>
    call(admin, documentTemplates.search, { keyword: 'ใบอนุญาต', ...input })
  const { body } = await search({})
  expect(body.map(({ nameTh }) => nameTh.at(-1))).toEqual(['ก', 'ข', 'ค'])
  expect(body[0]?.asset).toMatchObject({ id, fileName: 'ก.pdf', size: 3 })
  expect(body[0]?.asset).not.toHaveProperty('content')
  expect((await search({ isActive: false })).body).toHaveLength(1)
  const page = await search({ sort: '-nameTh', page: 2, pageSize: 2 })
  expect(page.body.map(({ nameTh }) => nameTh.at(-1))).toEqual(['ก'])
  expect(page.headers.get('x-total-count')).toBe('3')
})

test('removing deletes the template once and leaves an audit line', async () => {
  const { id } = await createTemplate({ nameTh: 'ทิ้ง' })
  expect((await remove(id)).status).toBe(200)
  expect(await reload(id)).toBeNull()
  expect((await remove(id)).body.code).toBe('record-not-found')
  const line = await database().db.auditEntry.findFirst({ where: { subjectId: id } })
  expect(line).toMatchObject({ event: 'document-template.removed', changes: { nameTh: 'ทิ้ง' } })
})

test('removing is refused while a project refers to it', async () => {
  const { id } = await createTemplate()
  const day = new Date('2026-12-01T00:00:00Z')
  const links = { documentTemplates: { create: { documentTemplateId: id } } }
  await database().db.project.create({
    data: { name: 'ซ่อมบำรุง', startDate: day, endDate: day, ...links },
  })
  const { status, body } = await remove(id)
  expect([status, body.code]).toEqual([400, 'record-in-use'])
  expect(await reload(id)).not.toBeNull()
})
