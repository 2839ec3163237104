import { describe, expect, test } from 'vitest'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { standings } from '@/lib/domain/eligibility/credentials/standing/rules'
import { addDays, dayIn, toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call, send } from '@/lib/testing/calls/call'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import { readWorkbooks, requireProgram } from '@/lib/testing/files/external-programs'
import { createPerson, createUser } from '@/lib/testing/records/factories'

const today = dayIn('Asia/Bangkok', new Date())
const clerk = await createUser('Contractor')
const officer = await createUser('SafetyOfficer')
const buyer = await createUser('Purchasing')
const employerId = clerk.employerId!
const person = await createPerson({ employerId, firstNameTh: 'ประยุทธ์' })
const of = { personId: person.id, submittedByUserId: clerk.userId }

const search = async (input: InputOf<typeof credentials.search>, as = officer) =>
  (await call(as, credentials.search, input)).body
const idsOf = async (input: InputOf<typeof credentials.search>, as = officer) =>
  (await search(input, as)).map(({ id }) => id)

describe('the standing', () => {
  const ending = async (expiresOn: Day | null, warnDays: number, issuedOn = '2020-01-01') =>
    createCredential({
      ...of,
      typeId: (await createCredentialType({ warnDays })).id,
      status: 'Approved',
      issuedOn: toUtcDate(issuedOn),
      expiresOn: expiresOn && toUtcDate(expiresOn),
    })

  test('is found by as it is told, whatever the type warns by', async () => {
    await Promise.all([
      ending(null, 30),
      ending(addDays(today, -1), 30),
      ending(today, 30),
      ending(addDays(today, 30), 30),
      ending(addDays(today, 31), 30),
      ending(addDays(today, 31), 60),
      ending(addDays(today, 0), 0),
      ending(addDays(today, 1), 0),
      ending(null, 30, addDays(today, 1)),
      createCredential({ ...of, status: 'Returned' }),
      createCredential({ ...of, status: 'Revoked' }),
    ])
    const all = await search({ personId: person.id })
    for (const standing of standings) {
      const expected = all.filter((row) => row.standing === standing).map(({ id }) => id)
      expect(expected.length).toBeGreaterThan(0)
      expect((await idsOf({ personId: person.id, standing })).toSorted()).toEqual(
        expected.toSorted(),
      )
    }
    const within = await search({ personId: person.id, expiringWithin: 30 })
    expect(within.map(({ daysLeft }) => daysLeft).toSorted((a, b) => a! - b!)).toEqual([
      0, 0, 1, 30,
    ])
  })
})

describe('what waits for a reviewer', () => {
  test('is what their role reviews and they have not sent in, the first submitted first', async () => {
    const typeId = (await createCredentialType({ subject: 'Employer', reviewRole: 'Purchasing' }))
      .id
    const company = { employerId, typeId }
    const later = await createCredential({ ...company, submittedByUserId: clerk.userId })
    const first = await createCredential({
      ...company,
      submittedByUserId: clerk.userId,
      submittedAt: new Date('2026-01-01T00:00:00Z'),
    })
    await createCredential({ ...company, submittedByUserId: buyer.userId })
    await createCredential({ ...company, submittedByUserId: clerk.userId, status: 'Returned' })
    expect(await idsOf({ typeId, mineToReview: true }, buyer)).toEqual([first.id, later.id])
    expect(await idsOf({ typeId, mineToReview: true }, officer)).toEqual([])
    expect(await idsOf({ typeId, mineToReview: true }, clerk)).toEqual([])
  })
})

describe('who sees what', () => {
  test('a Contractor sees the own company’s and its people’s, whatever is asked for', async () => {
    const other = await createUser('Contractor')
    const stranger = await createPerson({ employerId: other.employerId })
    const theirs = await createCredential({
      personId: stranger.id,
      submittedByUserId: other.userId,
    })
    const own = await createCredential({ employerId, submittedByUserId: clerk.userId })
    expect(await idsOf({}, clerk)).toContain(own.id)
    for (const input of [{}, { employerId: other.employerId! }, { personId: stranger.id }])
      expect(await idsOf(input, clerk)).not.toContain(theirs.id)
    const { status, body } = await call(clerk, credentials.get, { id: theirs.id })
    expect([status, body.code]).toEqual([400, 'record-not-found'])
  })

  test('of a medical one Purchasing reads outcome and dates, no number, issuer and files', async () => {
    const typeId = (await createCredentialType({ isSensitive: true })).id
    const { id } = await createCredential({ ...of, typeId, number: 'HN-1', issuer: 'รพ.' })
    const hidden = await call(buyer, credentials.get, { id })
    expect(hidden.body).toMatchObject({
      number: null,
      issuer: null,
      files: [],
      can: { openFiles: false },
    })
    const shown = await call(officer, credentials.get, { id })
    expect(shown.body).toMatchObject({ number: 'HN-1', issuer: 'รพ.', can: { openFiles: true } })
    expect(await idsOf({ keyword: 'HN-1' })).not.toContain(id)
  })

  test('finds by the name of the person, their company and the number', async () => {
    const { id } = await createCredential({ ...of, number: 'ZZ-9' })
    expect(await idsOf({ keyword: 'ประยุทธ์', personId: person.id })).toContain(id)
    expect(await idsOf({ keyword: 'zz-9' })).toEqual([id])
    expect(await idsOf({ employerId, page: 1, pageSize: 500 })).toContain(id)
  })
})

test('tells that a later one of the same type is under review', async () => {
  const typeId = (await createCredentialType()).id
  const old = await createCredential({
    ...of,
    typeId,
    status: 'Approved',
    expiresOn: toUtcDate(addDays(today, 3)),
  })
  const renewal = await createCredential({
    ...of,
    typeId,
    expiresOn: toUtcDate(addDays(today, 300)),
  })
  const { body } = await call(officer, credentials.get, { id: old.id })
  expect(body.renewal).toEqual({ id: renewal.id, status: 'Submitted' })
  expect((await call(officer, credentials.get, { id: renewal.id })).body.renewal).toBeNull()
})

test('does not count as ending soon once an approved one takes its place', async () => {
  const typeId = (await createCredentialType({ warnDays: 30 })).id
  const approved = (days: number) =>
    createCredential({
      ...of,
      typeId,
      status: 'Approved',
      expiresOn: toUtcDate(addDays(today, days)),
    })
  const old = await approved(3)
  expect(await idsOf({ typeId, standing: 'Expiring' })).toEqual([old.id])
  const renewal = await approved(300)
  expect(await idsOf({ typeId, standing: 'Expiring' })).toEqual([])
  expect(await idsOf({ typeId, expiringWithin: 30 })).toEqual([])
  const valid = await idsOf({ typeId, standing: 'Valid' })
  expect(valid.toSorted()).toEqual([old.id, renewal.id].toSorted())
  expect((await call(officer, credentials.get, { id: old.id })).body.standing).toBe('Valid')
})

test('counts as ending soon where an approved one begins after a gap', async () => {
  const typeId = (await createCredentialType({ warnDays: 30 })).id
  const approved = (from: number, to: number) =>
    createCredential({
      ...of,
      typeId,
      status: 'Approved',
      issuedOn: toUtcDate(addDays(today, from)),
      expiresOn: toUtcDate(addDays(today, to)),
    })
  const old = await approved(-300, 3)
  await approved(5, 300)
  expect(await idsOf({ typeId, standing: 'Expiring' })).toEqual([old.id])
  expect((await call(officer, credentials.get, { id: old.id })).body).toMatchObject({
    standing: 'Expiring',
    renewal: null,
  })
  await approved(4, 200)
  expect(await idsOf({ typeId, standing: 'Expiring' })).toEqual([])
})

test('the file names whose documents it has, of what subject, and that a decision waits', async () => {
  requireProgram('openpyxl')
  await createCredential({ ...of, status: 'Submitted' })
  const captionOf = async (input: InputOf<typeof credentials.exportXlsx>) => {
    const { body } = await call(officer, credentials.exportXlsx, input)
    return readWorkbooks([body])[0]!.rows[1]![0]!.value
  }
  expect(await captionOf({ personId: person.id, subject: 'Person' })).toBe(
    `เป็นของ: บุคคล · บุคคล: ประยุทธ์ ใจดี, ${person.code}`,
  )
  expect(await captionOf({ personId: person.id, mineToReview: true })).toMatch(
    /^บุคคล: .* · รอตรวจ$/,
  )
})

test('exports the same rows as an XLSX file; nothing found is 400', async () => {
  const file = await send(officer, credentials.exportXlsx, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ personId: person.id }),
  })
  expect([file.status, file.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  const empty = await call(await createUser('Contractor'), credentials.exportXlsx, {})
  expect(empty.status).toBe(400)
})
