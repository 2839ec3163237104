import { describe, expect, test } from 'vitest'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { addDays, dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { database, inTransaction } from '@/lib/platform/db/database'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call, english } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import {
  createPerson,
  createUser,
  UNKNOWN_ID,
  type TestUser,
} from '@/lib/testing/records/factories'
import { mailsTo } from '@/lib/testing/records/notices'
import { rounds } from '@/lib/testing/runs/rounds'

const today = dayIn('Asia/Bangkok', new Date())
const clerk = await createUser('Contractor')
const officer = await createUser('SafetyOfficer')
const buyer = await createUser('Purchasing')
const why = { reasonCode: 'illegible', note: 'ถ่ายใหม่ให้เห็นเลขที่' } as const

const make = (overrides: Parameters<typeof createCredential>[0] | object = {}) =>
  createCredential({ submittedByUserId: clerk.userId, ...overrides })
const statusOf = async (id: string) =>
  (await database().db.credential.findUniqueOrThrow({ where: { id } })).status
const approve = (ids: string[], as: TestUser = officer) =>
  call(as, credentials.approve, { ids }, english)
const giveBack = (ids: string[], as: TestUser = officer) =>
  call(as, credentials.return, { ids, ...why }, english)
const revoke = (ids: string[], as: TestUser = officer) =>
  call(as, credentials.revoke, { ids, note: 'ปลอม' }, english)

describe('a decision', () => {
  test('is stamped and recorded', async () => {
    const { id } = await make()
    const { status, body } = await approve([id])
    expect([status, body.results]).toEqual([200, [{ id, outcome: 'done', status: 'Approved' }]])
    const row = await database().db.credential.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ reviewedByUserId: officer.userId, rowVersion: 2 })
    const line = await database().db.auditEntry.findFirst({ where: { subjectId: id } })
    expect(line).toMatchObject({ event: 'credential.approve', changes: { from: 'Submitted' } })
  })

  test('judges each id by itself', async () => {
    const [open, done] = [await make(), await make({ status: 'Approved' })]
    const { status, body } = await approve([done.id, open.id, UNKNOWN_ID])
    expect(status).toBe(200)
    expect(body.results.map(({ outcome, code }) => code ?? outcome)).toEqual([
      'state-moved-on',
      'done',
      'record-not-found',
    ])
  })

  test('on what was changed since it was read is refused, and the others are decided on', async () => {
    const [changed, read] = [await make({ rowVersion: 2 }), await make()]
    const ids = [changed.id, read.id]
    const rowVersions = ids.map((id) => ({ id, rowVersion: 1 }))
    const { body } = await call(officer, credentials.approve, { ids, rowVersions }, english)
    expect(body.results.map(({ outcome, code }) => code ?? outcome)).toEqual([
      'stale-record',
      'done',
    ])
    const alone = { ids: [changed.id], rowVersions }
    expect((await call(officer, credentials.revoke, { ...alone, note: 'ปลอม' })).body.code).toBe(
      'state-moved-on',
    )
    const answer = await call(officer, credentials.return, { ...alone, ...why }, english)
    expect([answer.status, answer.body.code]).toEqual([409, 'stale-record'])
    expect(await statusOf(changed.id)).toBe('Submitted')
  })

  test.each<[string, () => Promise<[string, TestUser]>, number, string]>([
    ['of another role', async () => [(await make()).id, buyer], 403, 'not-your-part'],
    [
      'on what one has sent in',
      async () => [(await make({ submittedByUserId: officer.userId })).id, officer],
      403,
      'submitter-reviews',
    ],
    [
      'on what has ended',
      async () => [(await make({ expiresOn: toUtcDate(addDays(today, -1)) })).id, officer],
      400,
      'credential-over',
    ],
    [
      'on what was returned',
      async () => [(await make({ status: 'Returned' })).id, officer],
      409,
      'state-moved-on',
    ],
    ['on nothing', async () => [UNKNOWN_ID, officer], 400, 'record-not-found'],
  ])('%s is refused, with the reason of each', async (_, of, status, code) => {
    const [id, as] = await of()
    const answer = await approve([id], as)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.errors).toMatchObject([{ path: 'ids.0' }])
  })

  test('of what has ended may be to return it, on its last day to approve it', async () => {
    const over = await make({ expiresOn: toUtcDate(addDays(today, -1)) })
    expect((await giveBack([over.id])).status).toBe(200)
    const last = await make({ expiresOn: toUtcDate(today) })
    expect((await approve([last.id])).status).toBe(200)
  })

  test('of somebody with both roles, on either type', async () => {
    const both = await createUser(['SafetyOfficer', 'Purchasing'])
    const typeId = (await createCredentialType({ reviewRole: 'Purchasing' })).id
    const ids = [(await make()).id, (await make({ typeId })).id]
    expect((await approve(ids, both)).body.results.every(({ outcome }) => outcome === 'done')).toBe(
      true,
    )
  })

  test('takes 500 ids and refuses 501', async () => {
    const ids = Array.from({ length: 501 }, () => crypto.randomUUID())
    expect((await approve(ids)).body.code).toBe('invalid-input')
    expect((await approve(ids.slice(1))).body.code).toBe('record-not-found')
  })
})

describe('returning', () => {
  test.each([
    [{ note: 'ก' }, 'reasonCode'],
    [{ reasonCode: 'illegible', note: ' ' }, 'note'],
    [{ reasonCode: 'ugly', note: 'ก' }, 'reasonCode'],
  ])('needs a reason and a note: %j', async (input, path) => {
    const { id } = await make()
    const sent = { ids: [id], ...input } as InputOf<typeof credentials.return>
    const { status, body } = await call(officer, credentials.return, sent)
    expect([status, body.errors[0]?.path]).toEqual([400, path])
    expect(await statusOf(id)).toBe('Submitted')
  })

  test('mails the submitter once, with reason and note', async () => {
    const sender = await createUser('Contractor')
    const person = await createPerson({ lastNameTh: 'ส่งตรวจ' })
    const of = { submittedByUserId: sender.userId, personId: person.id }
    await giveBack([(await make(of)).id, (await make(of)).id])
    const mails = await database().db.outboxMail.findMany({ where: { userId: sender.userId } })
    expect(mails).toHaveLength(1)
    const [{ text = '' } = {}] = mails
    for (const part of ['ส่งตรวจ – ใบรับรองทดสอบ', 'อ่านไม่ออก', why.note]) expect(text).toContain(part)
  })

  test('mails a long note as a whole', async () => {
    const sender = await createUser('Contractor')
    const { id } = await make({ submittedByUserId: sender.userId })
    const note = `${'ถ่ายใหม่ '.repeat(40)}ให้เห็นเลขที่`
    const answer = await call(officer, credentials.return, { ids: [id], ...why, note })
    expect(answer.status).toBe(200)
    const [mail] = await mailsTo(sender.userId)
    expect(mail?.text).toContain(note)
  })

  test('mails neither the name of a medical type nor the note', async () => {
    const sender = await createUser('Contractor')
    const typeId = (await createCredentialType({ isSensitive: true, nameTh: 'ผลตรวจลับ' })).id
    const person = await createPerson({ lastNameTh: 'ส่งตรวจ' })
    const of = { submittedByUserId: sender.userId, personId: person.id }
    const ids = [(await make(of)).id, (await make({ ...of, typeId })).id]
    await giveBack(ids)
    const mails = await database().db.outboxMail.findMany({ where: { userId: sender.userId } })
    expect(mails).toHaveLength(1)
    const [{ text = '' } = {}] = mails
    for (const part of ['ส่งตรวจ – ใบรับรองทดสอบ', 'เอกสารที่กำหนด', 'อ่านไม่ออก'])
      expect(text).toContain(part)
    for (const hidden of ['ผลตรวจลับ', why.note]) expect(text).not.toContain(hidden)
  })

  test('tells the submitter why, also after it was sent again', async () => {
    const person = await createPerson({ employerId: clerk.employerId })
    const { id } = await make({ personId: person.id })
    await giveBack([id])
    const seen = await call(clerk, credentials.get, { id })
    expect(seen.body).toMatchObject({
      status: 'Returned',
      returnCode: 'illegible',
      reviewReason: why.note,
    })
    await call(clerk, credentials.save, { id, number: '2' })
    const again = await call(officer, credentials.get, { id })
    expect(again.body).toMatchObject({ status: 'Submitted', returnCode: 'illegible' })
  })
})

test('the note on a medical one is for Safety Officers and the own company alone', async () => {
  const typeId = (await createCredentialType({ isSensitive: true })).id
  const person = await createPerson({ employerId: clerk.employerId })
  const { id } = await make({ typeId, personId: person.id })
  await giveBack([id])
  const noteFor = async (as: TestUser) =>
    (await call(as, credentials.get, { id })).body.reviewReason
  expect(await Promise.all([officer, clerk].map(noteFor))).toEqual([why.note, why.note])
  const admin = await createUser('Admin')
  expect(await Promise.all([buyer, admin].map(noteFor))).toEqual([null, null])
  const lines = await database().db.auditEntry.findMany({ where: { subjectId: id } })
  expect(lines.map(({ event }) => event)).toEqual(['credential.return'])
  expect(JSON.stringify(lines.map(({ changes }) => changes))).not.toContain(why.note)
})

describe('revoking', () => {
  test('ends an approved one for good, also the own one', async () => {
    const { id } = await make({ status: 'Approved', submittedByUserId: officer.userId })
    expect((await revoke([id])).status).toBe(200)
    expect(await statusOf(id)).toBe('Revoked')
    const again = await revoke([id])
    expect([again.status, again.body.code]).toEqual([409, 'state-moved-on'])
  })

  test('waits for whoever judges the person', async () => {
    const person = await createPerson()
    const { id } = await make({ status: 'Approved', personId: person.id })
    let revoking: Promise<unknown> | undefined
    const seen = await inTransaction(async ({ db, sql }) => {
      await lockPersons(sql, [person.id])
      revoking = revoke([id])
      await untilWaiting(1)
      return (await db.credential.findUniqueOrThrow({ where: { id } })).status
    })
    await revoking
    expect([seen, await statusOf(id)]).toEqual(['Approved', 'Revoked'])
  })
})

const other = await createUser('SafetyOfficer')
test.each(rounds(10))('of two reviewers at once one decides (round %i)', async () => {
  const { id } = await make()
  const answers = await Promise.all([approve([id]), giveBack([id], other)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await statusOf(id)).toBe(answers[0]!.status === 200 ? 'Approved' : 'Returned')
})
