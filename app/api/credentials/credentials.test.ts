import { describe, expect, test } from 'vitest'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { dayIn, addDays } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call, english } from '@/lib/testing/calls/call'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import {
  createAsset,
  createEmployer,
  createPerson,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'

const today = dayIn('Asia/Bangkok', new Date())
const clerk = await createUser('Contractor')
const worker = () => createPerson({ employerId: clerk.employerId })
const reload = (id: string) =>
  database().db.credential.findUniqueOrThrow({ where: { id }, include: { files: true } })
const upload = (by = clerk) => createAsset(by.userId, { assetType: 'Credential' })

type Input = Partial<InputOf<typeof credentials.save>>
const save = async (input: Input, as = clerk) =>
  call(
    as,
    credentials.save,
    input.id
      ? input
      : {
          typeId: (await createCredentialType()).id,
          ...(input.employerId ? {} : { personId: (await worker()).id }),
          issuedOn: '2026-01-10',
          ...input,
        },
    english,
  )

describe('sending in', () => {
  test('is submitted, with its files in order, and leaves an audit line', async () => {
    const [one, other] = [await upload(), await upload()]
    const { status, body } = await save({
      number: 'A-1',
      files: [{ id: other.id }, { id: one.id }],
    })
    expect([status, body.messages]).toEqual([200, []])
    const row = await reload(body.id!)
    expect(row).toMatchObject({ status: 'Submitted', submittedByUserId: clerk.userId })
    expect(
      row.files.toSorted((a, b) => a.position - b.position).map((file) => file.assetId),
    ).toEqual([other.id, one.id])
    const line = await database().db.auditEntry.findFirst({ where: { subjectId: body.id! } })
    expect(line).toMatchObject({ event: 'credential.saved', changes: { to: 'Submitted' } })
  })

  test('is refused beyond fifty of one type and person; a revoked one leaves room', async () => {
    const { id: personId } = await worker()
    const { id: typeId } = await createCredentialType()
    const of = { typeId, personId, submittedByUserId: clerk.userId }
    await createCredential({ ...of, status: 'Revoked' })
    for (let count = 1; count < 50; count += 1) await createCredential(of)
    const last = await save({ typeId, personId })
    expect(last.status).toBe(200)
    const more = await save({ typeId, personId })
    expect([more.status, more.body.code]).toEqual([400, 'too-many-credentials'])
    expect((await save({ personId })).status).toBe(200)
    expect((await save({ id: last.body.id!, number: 'A-2' })).status).toBe(200)
    const other = await save({ personId })
    expect((await save({ id: other.body.id!, typeId })).body.code).toBe('too-many-credentials')
  })

  test('ends as its type says, if not said otherwise', async () => {
    const { id: typeId } = await createCredentialType({ validityMonths: 12 })
    const usual = await save({ typeId })
    expect((await reload(usual.body.id!)).expiresOn).toEqual(new Date('2027-01-10T00:00:00Z'))
    const shorter = await save({ typeId, expiresOn: '2026-12-31' })
    expect((await reload(shorter.body.id!)).expiresOn).toEqual(new Date('2026-12-31T00:00:00Z'))
  })

  test('a document of the own company', async () => {
    const { id: typeId } = await createCredentialType({ subject: 'Employer' })
    const { status, body } = await save({ typeId, employerId: clerk.employerId! })
    expect(status).toBe(200)
    expect(await reload(body.id!)).toMatchObject({ personId: null, employerId: clerk.employerId })
  })

  test.each<[string, () => Promise<Input>, number, string, string]>([
    [
      'two holders',
      async () => ({ employerId: clerk.employerId!, personId: (await worker()).id }),
      400,
      'invalid-input',
      'personId',
    ],
    ['no holder', async () => ({ personId: null }), 400, 'invalid-input', 'personId'],
    [
      'an end before the issue',
      async () => ({ expiresOn: '2026-01-09' }),
      400,
      'invalid-input',
      'expiresOn',
    ],
    ['a Buddhist year', async () => ({ issuedOn: '2569-01-10' }), 400, 'invalid-input', 'issuedOn'],
    ['an unknown type', async () => ({ typeId: UNKNOWN_ID }), 400, 'record-not-found', 'typeId'],
    [
      'a type out of use',
      async () => ({ typeId: (await createCredentialType({ isActive: false })).id }),
      400,
      'type-not-in-use',
      'typeId',
    ],
    [
      'a company’s type for a person',
      async () => ({ typeId: (await createCredentialType({ subject: 'Employer' })).id }),
      400,
      'other-subject',
      'typeId',
    ],
    [
      'somebody of another company',
      async () => ({
        personId: (await createPerson({ employerId: (await createEmployer()).id })).id,
      }),
      400,
      'record-not-found',
      'personId',
    ],
    [
      'another company',
      async () => ({ employerId: (await createEmployer()).id }),
      400,
      'record-not-found',
      'employerId',
    ],
    [
      'no file where one is needed',
      async () => ({ typeId: (await createCredentialType({ needsFile: true })).id }),
      400,
      'credential-incomplete',
      'files',
    ],
    [
      'no number where one is needed',
      async () => ({ typeId: (await createCredentialType({ needsNumber: true })).id }),
      400,
      'credential-incomplete',
      'number',
    ],
    [
      'a file of somebody else',
      async () => ({ files: [{ id: (await upload(await createUser('Contractor'))).id }] }),
      400,
      'asset-not-usable',
      'files',
    ],
    [
      'a picture of another kind',
      async () => ({ files: [{ id: (await createAsset(clerk.userId)).id }] }),
      400,
      'asset-not-usable',
      'files',
    ],
  ])('refuses %s', async (_, input, status, code, path) => {
    const answer = await save(await input())
    expect([answer.status, answer.body.code, answer.body.errors[0]?.path]).toEqual([
      status,
      code,
      path,
    ])
  })

  test('refuses six files, and a file that another credential has', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, () => upload()))
    expect((await save({ files: files.map(({ id }) => ({ id })) })).status).toBe(400)
    const file = { id: (await upload()).id }
    expect((await save({ files: [file] })).status).toBe(200)
    expect((await save({ files: [file] })).body.code).toBe('asset-not-usable')
  })

  test('warns of a number that another person has on the same type, and of nothing else', async () => {
    const { id: typeId } = await createCredentialType()
    const personId = (await worker()).id
    await save({ typeId, personId, number: 'N-77' })
    expect((await save({ typeId, personId, number: 'N-77' })).body.messages).toEqual([])
    expect((await save({ number: 'N-77' })).body.messages).toEqual([])
    const { status, body } = await save({ typeId, number: 'N-77' })
    expect([status, body.messages.map(({ code }) => code)]).toEqual([200, ['number-elsewhere']])
    const officer = await createUser('SafetyOfficer')
    const seen = await call(officer, credentials.get, { id: body.id! })
    expect(seen.body.numberElsewhere.map(({ id }) => id)).toEqual([personId])
    expect((await call(clerk, credentials.get, { id: body.id! })).body.numberElsewhere).toEqual([])
  })

  test('warns of a document that has ended already', async () => {
    const { body } = await save({ expiresOn: addDays(today, -1) })
    expect(body.messages.map(({ code }) => code)).toEqual(['credential-over'])
  })
})

describe('changing', () => {
  test('one that was returned submits it again, and keeps what is left out', async () => {
    const file = await upload()
    const { body } = await save({
      number: 'A-1',
      files: [{ id: file.id }],
      expiresOn: '2027-01-01',
    })
    const id = body.id!
    await database().db.credential.update({ where: { id }, data: { status: 'Returned' } })
    expect((await save({ id, number: 'A-2' })).status).toBe(200)
    const row = await reload(id)
    expect(row).toMatchObject({ status: 'Submitted', number: 'A-2', rowVersion: 2 })
    expect(row.expiresOn).toEqual(new Date('2027-01-01T00:00:00Z'))
    expect(row.files).toHaveLength(1)
  })

  test('keeps its end where the same type and day of issue are sent, and has the usual one of another day', async () => {
    const { id: typeId } = await createCredentialType({ validityMonths: 12 })
    const issuedOn = '2026-01-10'
    const { body } = await save({ typeId, issuedOn, expiresOn: '2026-06-30' })
    const id = body.id!
    expect((await save({ id, typeId, issuedOn, number: 'A-2' })).status).toBe(200)
    expect((await reload(id)).expiresOn).toEqual(new Date('2026-06-30T00:00:00Z'))
    await save({ id, typeId, issuedOn: '2026-02-10' })
    expect((await reload(id)).expiresOn).toEqual(new Date('2027-02-10T00:00:00Z'))
  })

  test.each([
    ['Approved', 'credential-approved'],
    ['Revoked', 'state-moved-on'],
  ] as const)('one that is %s is refused, as is its removal', async (status, code) => {
    const { id } = await createCredential({
      status,
      personId: (await worker()).id,
      submittedByUserId: clerk.userId,
    })
    for (const answer of [
      await save({ id, number: '1' }),
      await call(clerk, credentials.remove, { id }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, code])
  })

  test('refuses an older version', async () => {
    const { body } = await save({})
    await save({ id: body.id!, number: '1', rowVersion: 1 })
    const { status, body: answer } = await save({ id: body.id!, number: '2', rowVersion: 1 })
    expect([status, answer.code]).toEqual([409, 'stale-record'])
  })

  test('an open one is removed', async () => {
    const { body } = await save({ files: [{ id: (await upload()).id }] })
    expect((await call(clerk, credentials.remove, { id: body.id! })).status).toBe(200)
    expect(await database().db.credential.count({ where: { id: body.id! } })).toBe(0)
  })
})
