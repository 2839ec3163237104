import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { roles } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import {
  createAsset,
  createEmployer,
  createPerson,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { decryptedPerson } from '@/lib/testing/records/decrypted-person'
import { expectMalformedRefused } from '@/lib/testing/inputs/malformed'

const admin = await createUser('Admin')

const reload = async (id: string) =>
  decryptedPerson(await database().db.person.findUniqueOrThrow({ where: { id } }))
const save = (input: object, as = admin) =>
  callUnchecked(as, persons.save, { firstNameTh: 'สมหญิง', lastNameTh: 'รักงาน', ...input })

describe('saving a person', () => {
  test('creates a person without training, whatever was sent', async () => {
    const employerId = (await createEmployer()).id
    const sent = { employerId, phone: '081-234-5678', TrainingStatus: 'Passed' }
    const { status, body } = await save(sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, rowVersion: 1 })
    expect(await reload(body.id!)).toMatchObject({
      firstNameTh: 'สมหญิง',
      employerId,
      trainingStatus: 'NotTrained',
    })
  })

  test('keeps what is left out, clears what is null, and raises the version', async () => {
    const before = await createPerson({ nationality: 'ไทย', phone: '081 234 5678' })
    const { body } = await save({ id: before.id, phone: null, rowVersion: 1 })
    expect(body.rowVersion).toBe(2)
    expect(await reload(before.id)).toMatchObject({ nationality: 'ไทย', phone: null })
  })

  test('refuses an older version and changes nothing', async () => {
    const { id } = await createPerson({ rowVersion: 3 })
    const { status, body } = await save({ id, rowVersion: 2 })
    expect([status, body.code]).toEqual([409, 'stale-record'])
    expect(await reload(id)).toMatchObject({ firstNameTh: 'สมชาย', rowVersion: 3 })
  })

  test('refuses a person who does not exist or was removed', async () => {
    const removed = await createPerson({ removedAt: new Date(), rowVersion: 2 })
    for (const id of [UNKNOWN_ID, removed.id]) {
      const { status, body } = await save({ id, rowVersion: 1 })
      expect([status, body.code]).toEqual([400, 'record-not-found'])
    }
  })

  test('refuses an employer who does not exist', async () => {
    const { status, body } = await save({ employerId: UNKNOWN_ID })
    expect([status, body.code, body.errors[0]?.path]).toEqual([
      400,
      'record-not-found',
      'employerId',
    ])
  })

  test('refuses a responsible user who does not exist or was removed', async () => {
    const removed = await createUser('WorkOwner', { removedAt: new Date() })
    for (const responsibleUserId of [UNKNOWN_ID, removed.id]) {
      const { status, body } = await save({ responsibleUserId })
      expect([status, body.errors[0]?.path]).toEqual([400, 'responsibleUserId'])
    }
    expect((await save({ responsibleUserId: admin.id })).status).toBe(200)
  })

  test('accepts a responsible user who was removed later, as long as it stays the same', async () => {
    const removed = await createUser('WorkOwner', { removedAt: new Date() })
    const { id } = await createPerson({ responsibleUserId: removed.id })
    expect((await save({ id, responsibleUserId: removed.id })).status).toBe(200)
  })

  test('the user of the person has the new name at once', async () => {
    const user = await createUser('SafetyOfficer')
    await call(user, account.get, {})
    await save({ id: user.personId, firstNameTh: 'ใหม่', lastNameTh: 'เอี่ยม' })
    expect((await call(user, account.get, {})).body.name.th).toBe('ใหม่ เอี่ยม')
  })

  test('refuses to move the person of a Contractor user to a company that is no contractor', async () => {
    const { personId, employerId } = await createUser('Contractor')
    const site = await createEmployer({ kind: 'Site' })
    for (const sent of [site.id, null]) {
      const { status, body } = await save({ id: personId, employerId: sent })
      expect([status, body.code]).toEqual([400, 'contractor-needs-employer'])
    }
    expect(await reload(personId)).toMatchObject({ employerId })
  })

  test.each(roles)('%s is allowed by the policy only', async (role) => {
    const managers = ['Admin', 'Purchasing', 'SafetyOfficer', 'Contractor']
    const { status } = await save({}, await createUser(role))
    expect(status).toBe(managers.includes(role) ? 200 : 403)
  })

  test.each([
    ['a missing name', { firstNameTh: undefined }, 'firstNameTh'],
    ['a blank name', { lastNameTh: ' ' }, 'lastNameTh'],
    ['a list for a name', { firstNameTh: ['a'] }, 'firstNameTh'],
    ['a wrong check digit', { nationalId: '1101700207365' }, 'nationalId'],
    ['letters for a telephone number', { phone: 'call me' }, 'phone'],
    ['something else than an id', { employerId: '7' }, 'employerId'],
    ['a text for a file', { ProfileAsset: 'photo.jpg' }, 'ProfileAsset'],
    ['a version below 1', { rowVersion: 0 }, 'rowVersion'],
  ])('refuses %s', async (_, input, path) => {
    const { status, body } = await save(input)
    expect([status, body.code, body.errors[0]?.path]).toEqual([400, 'invalid-input', path])
  })

  test('refuses malformed JSON, NUL characters and 10 MB', () =>
    expectMalformedRefused(admin, persons.save, { lastNameTh: 'รักงาน' }, 'firstNameTh'))
})

describe('a national id', () => {
  test('is stored without dashes, and a masked one keeps what is stored', async () => {
    const nationalId = makeNationalId()
    const spaced = nationalId.replace(/(.)(.{4})(.{5})(..)(.)/, '$1-$2-$3-$4-$5')
    const { body } = await save({ nationalId: spaced })
    const masked = `x-xxxx-xxxxx-${nationalId.slice(10, 12)}-${nationalId[12]}`
    await save({ id: body.id!, nationalId: masked })
    expect(await reload(body.id!)).toMatchObject({ nationalId, rowVersion: 2 })
  })

  test('is refused for a second person, and accepted for its own', async () => {
    const nationalId = makeNationalId()
    const { id, code } = await createPerson({ nationalId })
    const { status, body } = await save({ nationalId })
    expect([status, body.code]).toEqual([400, 'national-id-in-use'])
    expect(body.errors[0]?.path).toBe('nationalId')
    expect(body.holder).toMatchObject({ type: 'person', key: code })
    expect((await save({ id, nationalId })).status).toBe(200)
  })

  test('of 20 saves of one at once, one wins', async () => {
    const nationalId = makeNationalId()
    const all = await Promise.all(Array.from({ length: 20 }, () => save({ nationalId })))
    const refused = all.filter(({ status }) => status === 400)
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(refused.map(({ body }) => body.code)).toEqual(Array(19).fill('national-id-in-use'))
  })

  test('is never written in full to the audit log', async () => {
    const nationalId = makeNationalId()
    const { body } = await save({ nationalId })
    await call(admin, persons.remove, { id: body.id! })
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: body.id! } })
    expect(lines.map(({ event }) => event).sort()).toEqual(['person.removed', 'person.saved'])
    expect(JSON.stringify(lines)).toContain('x-xxxx-xxxxx')
    expect(JSON.stringify(lines)).not.toContain(nationalId)
  })
})

describe('a file of a person', () => {
  const link = (ProfileAsset: { id: string } | null, id?: string, as = admin) =>
    save({ ProfileAsset, ...(id && { id }) }, as)
  const isRefused = async (answer: ReturnType<typeof link>) => {
    const { status, body } = await answer
    expect([status, body.code, body.errors[0]?.path]).toEqual([
      400,
      'asset-not-usable',
      'ProfileAsset',
    ])
  }

  test('is linked by its uploader, stays on a save by others, and can be removed', async () => {
    const asset = await createAsset(admin.id)
    const { id } = (await link({ id: asset.id })).body
    const officer = await createUser('SafetyOfficer')
    expect((await link({ id: asset.id }, id, officer)).status).toBe(200)
    expect(await reload(id!)).toMatchObject({ profileAssetId: asset.id })
    await link(null, id)
    expect(await reload(id!)).toMatchObject({ profileAssetId: null })
  })

  test('is refused when another user uploaded it', async () => {
    const officer = await createUser('SafetyOfficer')
    await isRefused(link({ id: (await createAsset(officer.id)).id }))
  })

  test('is refused when it is of another type or does not exist', async () => {
    const card = await createAsset(admin.id, { assetType: 'IdCard' })
    await isRefused(link({ id: card.id }))
    await isRefused(link({ id: UNKNOWN_ID }))
  })

  test('is refused when another person has it', async () => {
    const asset = await createAsset(admin.id)
    await createPerson({ profileAssetId: asset.id })
    await isRefused(link({ id: asset.id }))
  })

  test('is given to one of many who link it at once', async () => {
    const asset = await createAsset(admin.id)
    const all = await Promise.all(Array.from({ length: 8 }, () => link({ id: asset.id })))
    const codes = all.map(({ status, body }) => (status === 200 ? 'done' : body.code))
    expect(codes.sort()).toEqual([...Array(7).fill('asset-not-usable'), 'done'])
  })
})

test('get answers a person with employer, files and dates', async () => {
  const employer = await createEmployer({ nameTh: 'นายจ้าง' })
  const asset = await createAsset(admin.id, { fileName: 'รูป.jpg' })
  const { id } = await createPerson({
    employerId: employer.id,
    profileAssetId: asset.id,
    nationalId: 'AB1234567',
    trainingStatus: 'Passed',
    trainingValidUntil: new Date('2027-01-31T00:00:00Z'),
  })
  const { body } = await call(admin, persons.get, { id })
  expect(body).toMatchObject({
    nationalId: 'xxxxxx567',
    employer: { id: employer.id, nameTh: 'นายจ้าง', nameEn: null },
    ProfileAsset: { id: asset.id, fileName: 'รูป.jpg', size: 3 },
    IdCardAsset: null,
    TrainingStatus: 'Passed',
    trainingValidUntil: '2027-01-31',
    can: { save: true, remove: true },
  })
})

describe('removing a person', () => {
  const remove = (id: string, as = admin) => call(as, persons.remove, { id })

  test('hides the person, frees the national id, and keeps name and photo', async () => {
    const nationalId = makeNationalId()
    const profileAssetId = (await createAsset(admin.id)).id
    const { id } = await createPerson({ nationalId, profileAssetId })
    expect((await remove(id)).status).toBe(200)
    expect(await reload(id)).toMatchObject({
      nationalId: null,
      firstNameTh: 'สมชาย',
      profileAssetId,
    })
    expect((await call(admin, persons.get, { id })).body.code).toBe('record-not-found')
    expect((await remove(id)).body.code).toBe('record-not-found')
    expect((await save({ nationalId })).status).toBe(200)
  })

  test('is refused while the person has a user, disabled or not', async () => {
    for (const disabledAt of [null, new Date()]) {
      const { personId } = await createUser('WorkOwner', { disabledAt })
      const { status, body } = await remove(personId)
      expect([status, body.code]).toEqual([400, 'person-in-use'])
    }
  })

  test('is allowed once the user was removed', async () => {
    const { personId } = await createUser('WorkOwner', { removedAt: new Date() })
    expect((await remove(personId)).status).toBe(200)
  })
})
