import { describe, expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { database } from '@/lib/platform/db/database'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/calls/call'
import { createBar, createCredential } from '@/lib/testing/records/credentials'
import {
  createAsset,
  createEmployer,
  createPerson,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import { makeNationalId } from '@/lib/testing/records/national-id'

/** A caller whose only role is Contractor reaches people of the own company only, by every endpoint. */

const contractor = await createUser('Contractor')
const own = (await createPerson({ employerId: contractor.employerId, firstNameTh: 'ของเรา' })).id
const otherEmployerId = (await createEmployer()).id
const other = (await createPerson({ employerId: otherEmployerId, firstNameTh: 'ของเขา' })).id

const reload = (id: string) => database().db.person.findUniqueOrThrow({ where: { id } })
const save = (input: Partial<InputOf<typeof persons.save>>, as = contractor) =>
  call(as, persons.save, { firstNameTh: 'สมหญิง', lastNameTh: 'รักงาน', ...input })

test('search finds the people of the own company only, also with the id of another one', async () => {
  const { body, headers } = await call(contractor, persons.search, {})
  expect(body.map(({ id }) => id).sort()).toEqual([own, contractor.personId].sort())
  expect(headers.get('x-total-count')).toBe('2')
  const asked = await call(contractor, persons.search, { employerId: otherEmployerId })
  expect(asked.body).toEqual([])
  expect((await call(contractor, persons.search, { keyword: 'ของเขา' })).body).toEqual([])
})

test('get shows all details of the people of the own company', async () => {
  const { status, body } = await call(contractor, persons.get, { id: own })
  expect(status).toBe(200)
  expect(body.can).toEqual({
    save: true,
    remove: true,
    erase: false,
    openIdCard: true,
    showNationalId: false,
  })
})

describe('a person of another company is answered like one who does not exist', () => {
  const endpoints: [string, (id: string) => Promise<{ status: number; body: object }>][] = [
    ['get', (id) => call(contractor, persons.get, { id })],
    ['getByCode', (id) => call(contractor, persons.getByCode, { code: id })],
    ['showNationalId', (id) => call(contractor, persons.showNationalId, { id })],
    ['save', (id) => save({ id })],
    ['save of an older version', (id) => save({ id, rowVersion: 9 })],
    ['save with a file', (id) => save({ id, ProfileAsset: { id: UNKNOWN_ID } })],
    ['save into another company', (id) => save({ id, employerId: otherEmployerId })],
    ['remove', (id) => call(contractor, persons.remove, { id })],
  ]
  test.each(endpoints)('by %s', async (_, ask) => {
    const before = await reload(other)
    const refused = await ask(other)
    const missing = await ask(UNKNOWN_ID)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ code: 'record-not-found' })
    const comparable = ({ body }: typeof refused, id: string) =>
      JSON.stringify({ ...body, traceId: '' }).replaceAll(id, '')
    expect(comparable(refused, other)).toBe(comparable(missing, UNKNOWN_ID))
    expect(await reload(other)).toEqual(before)
  })
})

describe('the employer', () => {
  test('of a new person is the own company, whether it was sent or not', async () => {
    for (const employerId of [undefined, null, '', contractor.employerId]) {
      const { body } = await save({ employerId })
      expect(await reload(body.id!)).toMatchObject({ employerId: contractor.employerId })
    }
  })

  test('cannot be another company, existing or not, for a new or an existing person', async () => {
    const before = await database().db.person.count()
    for (const id of [undefined, own])
      for (const employerId of [otherEmployerId, UNKNOWN_ID]) {
        const { status, body } = await save({ employerId, ...(id && { id }) })
        expect([status, body.code]).toEqual([403, 'other-employer'])
      }
    expect(await database().db.person.count()).toBe(before)
    expect(await reload(own)).toMatchObject({ employerId: contractor.employerId })
  })

  test('stays when it is sent empty', async () => {
    const { id } = await createPerson({ employerId: contractor.employerId })
    expect((await save({ id, employerId: null })).status).toBe(200)
    expect(await reload(id)).toMatchObject({ employerId: contractor.employerId })
  })
})

describe('the responsible user', () => {
  test('must be a user of the own company', async () => {
    const stranger = await createUser('WorkOwner')
    const { status, body } = await save({ id: own, responsibleUserId: stranger.id })
    expect([status, body.errors[0]?.path]).toEqual([400, 'responsibleUserId'])
    expect((await save({ id: own, responsibleUserId: contractor.id })).status).toBe(200)
  })

  test('may stay the same', async () => {
    const stranger = await createUser('WorkOwner')
    const { employerId } = contractor
    const { id } = await createPerson({ employerId, responsibleUserId: stranger.id })
    expect((await save({ id, responsibleUserId: stranger.id })).status).toBe(200)
  })
})

describe('a national id in use', () => {
  const refused = async (holder: Parameters<typeof createPerson>[0], id?: string) => {
    const nationalId = makeNationalId()
    await createPerson({ nationalId, lastNameTh: 'ผู้ถือ', ...holder })
    const { status, body } = await save({ nationalId, ...(id && { id }) })
    return { status, code: body.code, path: body.errors[0]?.path, text: JSON.stringify(body) }
  }

  test('by a person of the own company is reported with their name', async () => {
    const { status, code, path, text } = await refused({ employerId: contractor.employerId })
    expect([status, code, path]).toEqual([400, 'national-id-in-use', 'nationalId'])
    expect(text).toMatch(/สมชาย ผู้ถือ, P-\d{6}/)
  })

  test('by somebody else only refers to the Safety Officer', async () => {
    const site = await createEmployer({ kind: 'Site' })
    const texts = new Set<string>()
    for (const employerId of [otherEmployerId, site.id, null])
      for (const id of [undefined, own]) {
        const { status, code, path, text } = await refused({ employerId }, id)
        expect([status, code, path]).toEqual([400, 'ask-officer', 'nationalId'])
        expect(text).not.toMatch(/ผู้ถือ|มีในระบบ|ถูกใช้|P-\d|holder/)
        texts.add(text.replace(/[0-9a-f-]{36}/g, ''))
      }
    expect(texts.size).toBe(1)
  })

  test('is reported with the name to users who see everybody', async () => {
    const nationalId = makeNationalId()
    await createPerson({ nationalId, employerId: otherEmployerId, lastNameTh: 'ผู้ถือ' })
    const { body } = await save({ nationalId }, await createUser('SafetyOfficer'))
    expect([body.code, body.detail]).toEqual([
      'national-id-in-use',
      expect.stringContaining('สมชาย ผู้ถือ'),
    ])
  })

  test('in a race with another company only refers to the Safety Officer too', async () => {
    const rival = await createUser('Contractor')
    const nationalId = makeNationalId()
    const answers = await Promise.all(
      [contractor, rival, contractor, rival].map((as) => save({ nationalId }, as)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((each) => each.status !== 200))
      expect([status, body.detail]).toEqual([400, expect.not.stringContaining('{')])
  })
})

test('a file that another user uploaded cannot be linked', async () => {
  const asset = await createAsset((await createUser('Admin')).id)
  const { status, body } = await save({ id: own, ProfileAsset: { id: asset.id } })
  expect([status, body.code]).toEqual([400, 'asset-not-usable'])
})

test('people of the own company can be removed, except those with a user', async () => {
  const { id } = await createPerson({ employerId: contractor.employerId })
  expect((await call(contractor, persons.remove, { id })).status).toBe(200)
  const { body } = await call(contractor, persons.remove, { id: contractor.personId })
  expect(body.code).toBe('person-in-use')
})

test.each(['bar', 'credential'])(
  'the number of who has a %s is not changed or cleared by the company',
  async (what) => {
    const nationalId = makeNationalId()
    const { id } = await createPerson({ employerId: contractor.employerId, nationalId })
    const { id: officer } = await createUser('SafetyOfficer')
    await (what === 'bar'
      ? createBar({ personId: id, createdByUserId: officer })
      : createCredential({ personId: id, status: 'Approved', submittedByUserId: officer }))
    for (const sent of [makeNationalId(), null]) {
      const { status, body } = await save({ id, nationalId: sent })
      expect([status, body.code]).toEqual([400, 'ask-officer'])
    }
    expect((await save({ id, nationalId, phone: '0812345678' })).status).toBe(200)
    const { status, body } = await save({ nationalId })
    expect([status, body.code]).toEqual([400, 'national-id-in-use'])
  },
)

test('the number of who has been trained is not changed or cleared by the company, but written as before', async () => {
  const nationalId = makeNationalId()
  const made = { employerId: contractor.employerId, nationalId }
  const { id } = await createPerson({ ...made, trainingStatus: 'Passed' })
  for (const sent of [makeNationalId(), null, '']) {
    const { status, body } = await save({ id, nationalId: sent })
    expect([status, body.code]).toEqual([400, 'ask-officer'])
  }
  expect((await save({ id, nationalId })).status).toBe(200)
  const officer = await createUser('SafetyOfficer')
  expect((await save({ id, nationalId: makeNationalId() }, officer)).status).toBe(200)
  const { id: untrained } = await createPerson({ ...made, nationalId: makeNationalId() })
  expect((await save({ id: untrained, nationalId: makeNationalId() })).status).toBe(200)
})

test('a Contractor without an employer has no people and can add none', async () => {
  const stray = await createUser('Contractor', { personId: (await createPerson()).id })
  expect((await call(stray, persons.search, {})).body).toEqual([])
  expect((await call(stray, persons.get, { id: stray.personId })).status).toBe(400)
  expect((await save({}, stray)).body.code).toBe('other-employer')
})

test('a Contractor with another role is not restricted', async () => {
  const both = await createUser(['Contractor', 'SafetyOfficer'])
  expect((await call(both, persons.get, { id: other })).status).toBe(200)
})
