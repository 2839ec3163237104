import { describe, expect, test } from 'vitest'
import { assets } from '@/lib/domain/site/assets/contract'
import { consents } from '@/lib/domain/people/consents/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { call, send } from '@/lib/testing/calls/call'
import {
  createAsset,
  createPerson,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import { makeJpeg } from '@/lib/testing/files/pictures'

const officer = await createUser('SafetyOfficer')
const admin = await createUser('Admin')

const agreed = { basis: 'Consent', textVersion: '1', language: 'en' } as const
const contract = { purpose: 'photo', basis: 'Contract', reason: 'สัญญาจ้าง 12/2569' } as const

async function upload(basis: Record<string, string>, as: TestUser = officer) {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(await makeJpeg())], 'a.jpg'))
  body.append('assetType', 'Profile')
  for (const [name, value] of Object.entries(basis)) body.append(name, value)
  return send<typeof assets.upload, { id: string }>(as, assets.upload, { body })
}
/** Without a basis. */
const bare = () => createAsset(officer.userId, { basis: undefined })

const link = (personId: string, assetId: string | null, as: TestUser = officer) =>
  call(as, persons.save, { id: personId, ProfileAsset: assetId ? { id: assetId } : null })
const stored = (personId: string) =>
  database().db.consent.findMany({ where: { personId }, orderBy: { createdAt: 'asc' } })
const photoOf = async (id: string) =>
  (await database().db.person.findUniqueOrThrow({ where: { id } })).profileAssetId
const exists = async (id: string) => (await database().db.asset.count({ where: { id } })) === 1

/** A person whose photograph is kept by their consent. */
async function consented(overrides: Parameters<typeof createPerson>[0] = {}) {
  const { id } = await createPerson(overrides)
  const assetId = (await createAsset(officer.userId)).id
  await link(id, assetId)
  const [consent] = await stored(id)
  return { id, assetId, consentId: consent!.id }
}

describe('a picture of a person', () => {
  test('is kept on the basis that came with it', async () => {
    const { id } = await createPerson()
    const { body } = await upload(agreed)
    expect((await link(id, body.id)).status).toBe(200)
    expect(await stored(id)).toMatchObject([
      { purpose: 'photo', ...agreed, reason: null, withdrawnAt: null },
    ])
  })

  test('is refused without a basis, and nothing is saved', async () => {
    const { id } = await createPerson()
    const { status, body } = await link(id, (await bare()).id)
    expect([status, body.code, body.errors[0]?.path]).toEqual([
      400,
      'consent-needed',
      'ProfileAsset',
    ])
    expect(await photoOf(id)).toBeNull()
  })

  test('is refused in the person of a new user, too', async () => {
    const uploaded = await createAsset(admin.userId, { basis: undefined })
    const person = { firstNameTh: 'ก', lastNameTh: 'ข', ProfileAsset: { id: uploaded.id } }
    const email = `${crypto.randomUUID()}@example.com`
    const { status, body } = await call(admin, users.save, { roles: ['WorkOwner'], email, person })
    expect([status, body.code, body.errors[0]?.path]).toEqual([
      400,
      'consent-needed',
      'person.ProfileAsset',
    ])
  })

  test('needs no new one where a basis of the same purpose is recorded', async () => {
    const { id } = await createPerson()
    await call(officer, consents.save, { personId: id, ...contract })
    expect((await link(id, (await bare()).id)).status).toBe(200)
    const card = await createAsset(officer.userId, { assetType: 'IdCard', basis: undefined })
    const answer = await call(officer, persons.save, { id, IdCardAsset: { id: card.id } })
    expect(answer.body.code).toBe('consent-needed')
  })

  test('that is there already stays on a save that sends it back', async () => {
    const { id, assetId, consentId } = await consented()
    await database().db.consent.delete({ where: { id: consentId } })
    expect((await link(id, assetId)).status).toBe(200)
  })

  test.each([
    [{ basis: 'Consent' }, 'textVersion'],
    [{ basis: 'Consent', textVersion: '1' }, 'language'],
    [{ basis: 'Consent', textVersion: '0', language: 'th' }, 'textVersion'],
    [{ basis: 'Contract' }, 'reason'],
    [{ basis: 'Contract', reason: ' ' }, 'reason'],
    [{ basis: 'Earlier' }, 'basis'],
  ])('is not uploaded with half a basis: %o', async (basis, path) => {
    const { status, body } = await upload(basis as Record<string, string>)
    expect([status, body.errors.map((error) => error.path)]).toEqual([
      400,
      expect.arrayContaining([path]),
    ])
  })
})

describe('withdrawing', () => {
  const withdraw = (id: string, as: TestUser = officer) => call(as, consents.withdraw, { id })

  test('deletes the picture with its bytes, and keeps the fact', async () => {
    const { id, assetId, consentId } = await consented()
    expect((await withdraw(consentId)).status).toBe(200)
    expect([await photoOf(id), await exists(assetId)]).toEqual([null, false])
    const { body } = await call(officer, consents.search, { personId: id })
    expect(body).toMatchObject([
      {
        id: consentId,
        basis: 'Consent',
        withdrawnAt: expect.any(String),
        can: { withdraw: false },
      },
    ])
    const lines = await database().db.auditEntry.findMany({
      where: { subjectId: id, event: { startsWith: 'person.consent-' } },
      orderBy: { at: 'asc' },
    })
    expect(lines.map(({ event }) => event)).toEqual([
      'person.consent-given',
      'person.consent-withdrawn',
    ])
  })

  test('ends all that was recorded for the purpose, and nothing of the other', async () => {
    const { id, consentId } = await consented()
    await call(officer, consents.save, { personId: id, ...contract })
    await call(officer, consents.save, { personId: id, ...contract, purpose: 'idCard' })
    await withdraw(consentId)
    const open = (await stored(id)).filter(({ withdrawnAt }) => !withdrawnAt)
    expect(open.map(({ purpose }) => purpose)).toEqual(['idCard'])
  })

  test('a second time is 409', async () => {
    const { consentId } = await consented()
    await withdraw(consentId)
    expect((await withdraw(consentId)).body.code).toBe('consent-withdrawn')
  })

  test('holds against a picture to which the person agreed before', async () => {
    const { id, consentId } = await consented()
    const { body } = await upload(agreed)
    await withdraw(consentId)
    expect((await link(id, body.id)).body.code).toBe('consent-needed')
    expect((await link(id, (await upload(agreed)).body.id)).status).toBe(200)
  })

  test('while a picture is added leaves either both or none', async () => {
    for (let round = 0; round < 10; round++) {
      const { id, consentId } = await consented()
      const next = await bare()
      await Promise.all([withdraw(consentId), link(id, next.id)])
      expect([await photoOf(id), (await stored(id)).some((one) => !one.withdrawnAt)]).toEqual([
        null,
        false,
      ])
    }
  })

  test('of a removed person is for the policy privacy', async () => {
    const { id, assetId, consentId } = await consented()
    await call(officer, persons.remove, { id })
    expect((await withdraw(consentId)).body.code).toBe('record-not-found')
    expect((await withdraw(consentId, admin)).status).toBe(200)
    expect(await exists(assetId)).toBe(false)
  })

  test('is not offered of somebody who was anonymised', async () => {
    const { id, consentId } = await consented()
    expect((await call(admin, persons.anonymise, { id })).status).toBe(200)
    expect((await call(admin, consents.search, { personId: id })).body).toMatchObject([
      { id: consentId, withdrawnAt: null, can: { withdraw: false } },
    ])
  })

  test('two at once do it once', async () => {
    const { id, consentId } = await consented()
    const all = await Promise.all([withdraw(consentId), withdraw(consentId)])
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const where = { subjectId: id, event: 'person.consent-withdrawn' }
    expect(await database().db.auditEntry.count({ where })).toBe(1)
  })
})

describe('who may', () => {
  test('all are listed for the policy privacy, those of one person for who manages workers', async () => {
    const { id } = await consented()
    expect((await call(officer, consents.search, {})).body.code).toBe('forbidden')
    expect((await call(officer, consents.search, { personId: id })).body).toHaveLength(1)
    const { body } = await call(admin, consents.search, { page: 1, isWithdrawn: false })
    expect(body.some(({ personId }) => personId === id)).toBe(true)
  })

  test('a contractor records, sees and withdraws those of the own company only', async () => {
    const contractor = await createUser('Contractor')
    const own = await consented({ employerId: contractor.employerId })
    const other = await consented()
    const seen = async (personId: string) =>
      (await call(contractor, consents.search, { personId })).body.length
    expect([await seen(own.id), await seen(other.id)]).toEqual([1, 0])
    const save = (personId: string) => call(contractor, consents.save, { personId, ...contract })
    expect([(await save(own.id)).status, (await save(other.id)).body.code]).toEqual([
      200,
      'record-not-found',
    ])
    const withdraw = (id: string) => call(contractor, consents.withdraw, { id })
    expect((await withdraw(other.consentId)).body.code).toBe('record-not-found')
    expect((await withdraw(own.consentId)).status).toBe(200)
  })

  test('who may not change a person records nothing of them', async () => {
    const { personId } = await createUser('WorkOwner')
    const { status, body } = await call(officer, consents.save, { personId, ...contract })
    expect([status, body.code]).toEqual([403, 'person-signs-in'])
  })
})

test('they are handed out with all that is kept of a person', async () => {
  const { id } = await consented()
  const { body } = await call(admin, persons.exportRecord, { id })
  expect(body.consents).toMatchObject([{ purpose: 'photo', basis: 'Consent' }])
})
