import { beforeAll, describe, expect, test } from 'vitest'
import { loadSystemCredentialTypes } from '@/lib/domain/eligibility/credential-types/system/commands'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import { loadSystemRequirements } from '@/lib/domain/eligibility/requirements/system/commands'
import { systemRequirements } from '@/lib/domain/eligibility/requirements/system/rules'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import { createUser, type TestUser } from '@/lib/testing/records/factories'

let officer: TestUser
beforeAll(async () => {
  officer = await createUser('SafetyOfficer')
})

const induction = {
  code: 'AREA-1',
  nameTh: 'อบรมเฉพาะพื้นที่',
  nameEn: 'Area induction',
  purpose: 'Enter' as const,
  anyOf: [{ kind: 'SafetyTraining' as const }],
}
const stored = () => database().db.requirement.findMany({ where: { isSystem: true } })
const revisions = () => database().db.requirementRevision.findMany({ orderBy: { revision: 'asc' } })

describe('what comes with the product', () => {
  test('the safety training counts before anything is loaded', async () => {
    const active = (await stored()).filter(({ isActive }) => isActive)
    expect(active.map(({ code }) => code).toSorted()).toEqual(['ENTER-TRAINING', 'WORK-TRAINING'])
  })

  test('is loaded once by servers that start together, and stays as the site switched it', async () => {
    await Promise.all([
      inTransaction(loadSystemRequirements),
      inTransaction(loadSystemRequirements),
    ])
    expect(await stored()).toHaveLength(systemRequirements.length)
    await inTransaction(loadSystemCredentialTypes)
    const { id } = systemRequirements.find(({ code }) => code === 'CONFINED-ENTRANT')!
    expect((await call(officer, requirements.save, { id, isActive: true })).status).toBe(200)
    await database().db.requirement.update({ where: { id }, data: { nameTh: 'ชื่อเดิม' } })
    await inTransaction(loadSystemRequirements)
    const row = (await stored()).find((each) => each.id === id)
    expect(row).toMatchObject({ isActive: true, nameTh: expect.stringContaining('ที่อับอากาศ') })
  })

  test('is neither changed nor removed', async () => {
    const { id } = systemRequirements[0]!
    const renamed = await call(officer, requirements.save, { id, nameTh: 'อื่น' })
    expect([renamed.status, renamed.body]).toMatchObject([
      400,
      { code: 'shipped-requirement', errors: [{ path: 'nameTh' }] },
    ])
    const removed = await call(officer, requirements.remove, { id })
    expect([removed.status, removed.body.code]).toEqual([400, 'shipped-requirement'])
  })

  test('names a source where the law asks for it', () =>
    expect(
      systemRequirements.filter(({ basis, lawRefTh, lawRefEn }) =>
        basis === 'Law' ? !lawRefTh || !lawRefEn : lawRefTh || lawRefEn,
      ),
    ).toEqual([]))
})

describe('a requirement of the site', () => {
  test('is made with what is said, and kept with the rules of that moment', async () => {
    const before = (await revisions()).length
    const { body } = await call(officer, requirements.save, induction)
    const found = await call(officer, requirements.search, { keyword: 'AREA-1' })
    expect(found.body).toMatchObject([
      { ...induction, id: body.id, effect: 'Refuse', override: 'Never', basis: 'SitePolicy' },
    ])
    const after = await revisions()
    expect(after).toHaveLength(before + 1)
    expect(JSON.stringify(after.at(-1)?.requirements)).toContain('AREA-1')
  })

  test('can be removed', async () => {
    const { body } = await call(officer, requirements.save, { ...induction, code: 'AREA-2' })
    expect((await call(officer, requirements.remove, { id: body.id! })).status).toBe(200)
    expect((await call(officer, requirements.search, { keyword: 'AREA-2' })).body).toEqual([])
  })

  test.each<[string, object, string, string]>([
    [
      'a kind of work for coming in',
      { typeCodes: ['HotWork'] },
      'condition-not-for-purpose',
      'typeCodes',
    ],
    ['a duty for coming in', { dutyCodes: ['Entrant'] }, 'condition-not-for-purpose', 'dutyCodes'],
    ['grace from the law', { basis: 'Law', graceDays: 1 }, 'law-has-no-exception', 'graceDays'],
    [
      'an override of the law',
      { basis: 'Law', override: 'One' },
      'law-has-no-exception',
      'override',
    ],
    [
      'a type that does not exist',
      { anyOf: [{ kind: 'Credential', credentialTypeId: crypto.randomUUID() }] },
      'record-not-found',
      'anyOf',
    ],
    [
      'an area that does not exist',
      { workspaceAreaIds: [crypto.randomUUID()] },
      'record-not-found',
      'workspaceAreaIds',
    ],
  ])('refuses %s', async (_, change, code, path) => {
    const { status, body } = await callUnchecked(officer, requirements.save, {
      ...induction,
      code: crypto.randomUUID(),
      ...change,
    })
    expect([status, body]).toMatchObject([400, { code, errors: [{ path }] }])
  })

  test('refuses a condition that a change of the purpose leaves behind', async () => {
    const work = {
      ...induction,
      code: 'WORK-9',
      purpose: 'Work' as const,
      typeCodes: ['HotWork' as const],
    }
    const { body } = await call(officer, requirements.save, work)
    const changed = await call(officer, requirements.save, { id: body.id, purpose: 'Enter' })
    expect(changed.body.code).toBe('condition-not-for-purpose')
  })

  test('may ask for one of several', async () => {
    const type = await createCredentialType()
    const anyOf = [...induction.anyOf, { kind: 'Credential' as const, credentialTypeId: type.id }]
    const saved = await call(officer, requirements.save, { ...induction, code: 'AREA-3', anyOf })
    expect(saved.status).toBe(200)
  })

  test('is refused with a code that is in use', async () => {
    const answer = await call(officer, requirements.save, induction)
    expect([answer.status, answer.body.code]).toEqual([400, 'code-in-use'])
  })
})
