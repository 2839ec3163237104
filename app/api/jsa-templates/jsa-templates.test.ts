import { describe, expect, test } from 'vitest'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { roles } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createJsaTemplate,
  createSystemTemplate,
  createUser,
  jsaTemplateInput,
} from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')
const contractor = await createUser('Contractor')

const get = async (id: string) => (await call(officer, jsaTemplates.get, { id })).body
const reload = (id: string) => database().db.jsaTemplate.findUnique({ where: { id } })

const save = (input: object = {}) =>
  call(officer, jsaTemplates.save, { ...jsaTemplateInput(), ...input })

const remove = (id: string) => call(officer, jsaTemplates.remove, { id })

const offered = async (input = {}) =>
  (await call(contractor, jsaTemplates.listForContractor, input)).body.map(({ id }) => id)

describe('system templates', () => {
  test('are read-only', async () => {
    const { id } = await createSystemTemplate()
    const answers = [
      await save({ id }),
      await remove(id),
      await call(officer, jsaTemplates.setEnabled, { id, IsEnabled: true }),
    ]
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([400, 'system-template'])
    expect(await reload(id)).toMatchObject({ rowVersion: 1, isEnabled: false })
    expect((await get(id)).can).toEqual({
      save: false,
      remove: false,
      setEnabled: false,
      import: true,
    })
  })

  test('are listed separately, and not offered to contractors until imported', async () => {
    const { id } = await createSystemTemplate()
    const { id: own } = await createJsaTemplate()
    const listed = (await call(officer, jsaTemplates.listSystem, {})).body.map((row) => row.id)
    expect([listed.includes(id), listed.includes(own)]).toEqual([true, false])
    expect((await offered()).includes(id)).toBe(false)
  })
})

describe('offering to contractors', () => {
  test('leaves out a disabled template until it is enabled again', async () => {
    const { id } = await createJsaTemplate()
    expect(await offered()).toContain(id)
    await call(officer, jsaTemplates.setEnabled, { id, IsEnabled: false })
    expect(await offered()).not.toContain(id)
    const { body } = await call(officer, jsaTemplates.setEnabled, {
      id,
      IsEnabled: true,
      rowVersion: 2,
    })
    expect(body.rowVersion).toBe(3)
    expect(await offered()).toContain(id)
  })

  test('can be filtered by permit type', async () => {
    const { id } = await createJsaTemplate({ typeCode: 'Excavation' })
    expect(await offered({ typeCode: 'Excavation' })).toEqual([id])
    expect(await offered({ typeCode: 'Lifting' })).not.toContain(id)
  })

  test.each(roles)(
    '%s sees the offered templates, and manages them by the policy only',
    async (role) => {
      const as = await createUser(role)
      const { id } = await createJsaTemplate()
      const { body } = await call(as, jsaTemplates.listForContractor, {})
      const mayManage = role === 'Admin' || role === 'SafetyOfficer'
      expect(body.find((row) => row.id === id)?.can.save).toBe(mayManage)
      expect((await call(as, jsaTemplates.get, { id })).status).toBe(mayManage ? 200 : 403)
      expect((await call(as, jsaTemplates.save, jsaTemplateInput())).status).toBe(
        mayManage ? 200 : 403,
      )
    },
  )

  test('refuses an older version', async () => {
    const { id } = await createJsaTemplate({ rowVersion: 3 })
    const input = { id, IsEnabled: false, rowVersion: 2 }
    expect((await call(officer, jsaTemplates.setEnabled, input)).body.code).toBe('stale-record')
  })
})

test('searching finds by code and both names, filters, sorts and pages', async () => {
  await createJsaTemplate({ code: 'QQ-2', nameTh: 'ยกของ', nameEn: 'Hoisting', isEnabled: false })
  await createJsaTemplate({ code: 'QQ-1', nameTh: 'ขุดดิน', typeCode: 'Excavation' })
  await createJsaTemplate({ code: 'QQ-3', isSystem: true, isEnabled: false })
  const search = async (input: object) =>
    (await call(officer, jsaTemplates.search, { keyword: 'qq', ...input })).body.map(
      ({ code }) => code,
    )
  expect(await search({})).toEqual(['QQ-1', 'QQ-2', 'QQ-3'])
  expect(await search({ keyword: 'qq hoist' })).toEqual(['QQ-2'])
  expect(await search({ isSystem: true })).toEqual(['QQ-3'])
  expect(await search({ isSystem: false, IsEnabled: false })).toEqual(['QQ-2'])
  expect(await search({ typeCode: 'Excavation' })).toEqual(['QQ-1'])
  expect(await search({ sort: '-code', page: 2, pageSize: 2 })).toEqual(['QQ-1'])
})
