import { beforeAll, describe, expect, test } from 'vitest'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { loadSystemCredentialTypes } from '@/lib/domain/eligibility/credential-types/system/commands'
import { systemCredentialTypes } from '@/lib/domain/eligibility/credential-types/system/rules'
import { roles } from '@/lib/platform/access/policies'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import { createTrainingPlan, createUser, UNKNOWN_ID } from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')
const valid = {
  nameTh: 'ใบรับรองช่างเชื่อม',
  nameEn: 'Welder certificate',
  subject: 'Person' as const,
  reviewRole: 'SafetyOfficer' as const,
}
const save = (input: object) => call(officer, credentialTypes.save, { ...valid, ...input })
const remove = (id: string) => call(officer, credentialTypes.remove, { id })
const reload = (id: string) => database().db.credentialType.findUnique({ where: { id } })
const shipped = systemCredentialTypes[0]!
const load = () => inTransaction(loadSystemCredentialTypes)

beforeAll(load)

describe('what comes with the product', () => {
  test('is there after the first start, and stays as it is at the next', async () => {
    const count = () => database().db.credentialType.count({ where: { isSystem: true } })
    expect(await count()).toBe(systemCredentialTypes.length)
    await Promise.all([load(), load()])
    expect(await count()).toBe(systemCredentialTypes.length)
    expect(await reload(shipped.id)).toMatchObject({ code: shipped.code, rowVersion: 1 })
  })

  test('is not removed, and keeps its names, subject and sensitivity', async () => {
    const removed = await remove(shipped.id)
    expect([removed.status, removed.body.code]).toEqual([400, 'system-type'])
    const { id } = shipped
    const renamed = await call(officer, credentialTypes.save, {
      id,
      nameTh: 'อื่น',
      subject: 'Employer',
    })
    expect([renamed.status, renamed.body.code]).toEqual([400, 'system-type'])
    expect(renamed.body.errors.map(({ path }) => path)).toEqual(['nameTh', 'subject'])
  })

  test('is warned of earlier, valid longer or taken out of use by the site, for good', async () => {
    const { id } = systemCredentialTypes[1]!
    const change = { warnDays: 45, validityMonths: 24, isActive: false }
    expect((await call(officer, credentialTypes.save, { id, ...change })).status).toBe(200)
    await load()
    expect(await reload(id)).toMatchObject(change)
  })

  test('gets the names of a new version of the product', async () => {
    const { id, nameTh } = systemCredentialTypes[2]!
    await database().db.credentialType.update({
      where: { id },
      data: { nameTh: 'ชื่อเดิม', warnDays: 9 },
    })
    await load()
    expect(await reload(id)).toMatchObject({ nameTh, warnDays: 9 })
  })
})

describe('types of the site', () => {
  test('are made with what is usual, and changed', async () => {
    const { status, body } = await save({ code: 'WELDER' })
    expect(status).toBe(200)
    expect(await reload(body.id!)).toMatchObject({ needsFile: true, warnDays: 30, isSystem: false })
    await call(officer, credentialTypes.save, { id: body.id!, warnDays: 60 })
    expect(await reload(body.id!)).toMatchObject({ warnDays: 60, nameTh: valid.nameTh })
  })

  test('have a code of their own', async () => {
    const { code } = await createCredentialType()
    const { status, body } = await save({ code })
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'code-in-use', 'code'])
  })

  test('are removed while nothing names them', async () => {
    const { id } = await createCredentialType()
    expect((await remove(id)).status).toBe(200)
    expect(await reload(id)).toBeNull()
    expect((await remove(UNKNOWN_ID)).body.code).toBe('record-not-found')
  })

  test('stay while a credential, a plan or a requirement names them', async () => {
    const [held, planned, required] = await Promise.all([
      createCredentialType(),
      createCredentialType(),
      createCredentialType(),
    ])
    await createCredential({ typeId: held.id, submittedByUserId: officer.userId })
    await createTrainingPlan({ credentialTypeId: planned.id })
    await database().db.requirement.create({
      data: {
        code: crypto.randomUUID(),
        nameTh: 'ก',
        nameEn: 'A',
        purpose: 'Work',
        anyOf: [{ kind: 'Credential', credentialTypeId: required.id }],
        effect: 'Refuse',
        basis: 'SitePolicy',
      },
    })
    for (const { id } of [held, planned, required]) {
      const { status, body } = await remove(id)
      expect([status, body.code]).toEqual([400, 'record-in-use'])
      expect((await call(officer, credentialTypes.save, { id, isActive: false })).status).toBe(200)
    }
  })

  test('keep their subject once they are used, and stay sensitive', async () => {
    const { id } = await createCredentialType({ isSensitive: false })
    const change = async (fields: Parameters<typeof call<typeof credentialTypes.save>>[2]) => {
      const { status, body } = await call(officer, credentialTypes.save, { id, ...fields })
      return [status, body.code, body.errors?.map(({ path }) => path)]
    }
    const isDone = [200, undefined, undefined]
    expect(await change({ subject: 'Employer' })).toEqual(isDone)
    expect(await change({ subject: 'Person' })).toEqual(isDone)
    await createCredential({ typeId: id, submittedByUserId: officer.userId })
    expect(await change({ isSensitive: true, subject: 'Person' })).toEqual(isDone)
    expect(await change({ isSensitive: false, subject: 'Employer' })).toEqual([
      400,
      'type-in-use',
      ['subject', 'isSensitive'],
    ])
    expect(await change({ nameTh: 'ชื่อใหม่' })).toEqual(isDone)
  })
})

describe('the name of a sensitive type', () => {
  const reads = async (role: (typeof roles)[number]) => {
    const { id } = systemCredentialTypes.find(({ isSensitive }) => isSensitive)!
    const reader = await createUser(role)
    const { body } = await call(reader, credentialTypes.search, { ids: [id] })
    return body[0]!
  }
  test.each(roles)('as a %s reads it', async (role) => {
    const { nameEn, code } = await reads(role)
    const isHidden = role === 'TenantAdministrator'
    expect([nameEn === 'a required document', code === '–']).toEqual([isHidden, isHidden])
  })

  test('is not found by searching for it either', async () => {
    const reader = await createUser('TenantAdministrator')
    const { body } = await call(reader, credentialTypes.search, { keyword: 'CONFINED' })
    expect(body.length).toBeGreaterThan(0)
    expect(body.every(({ isSensitive }) => !isSensitive)).toBe(true)
  })
})
