import { describe, expect, test } from 'vitest'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { addDays, dayIn } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import { createPrivacyRequest } from '@/lib/testing/records/privacy-requests'

const admin = await createUser('Admin')
const today = dayIn('Asia/Bangkok', new Date())

const read = async (id: string) => (await call(admin, privacyRequests.get, { id })).body
const close = (id: string, input: { rowVersion?: number; reason?: string } = {}) =>
  call(admin, privacyRequests.close, { id, outcome: 'Done', reason: 'ส่งสำเนาแล้ว', ...input })

describe('a request that is entered', () => {
  test('is due 30 days after its receipt, which is today if not said', async () => {
    const { id: personId, code } = await createPerson()
    const { body } = await call(admin, privacyRequests.save, { personId, kind: 'Access' })
    expect(await read(body.id!)).toMatchObject({
      personCode: code,
      person: { id: personId, state: 'Present' },
      receivedAt: today,
      dueAt: addDays(today, 30),
      daysLeft: 30,
      status: 'Open',
      receivedBy: { id: admin.userId },
      can: { save: true, commands: ['close'] },
    })
  })

  test('moves its term with the day of receipt, which does not lie in the future', async () => {
    const { id } = await createPrivacyRequest()
    const save = (receivedAt: string) => call(admin, privacyRequests.save, { id, receivedAt })
    expect((await save('2026-10-30')).status).toBe(200)
    expect(await read(id)).toMatchObject({ dueAt: '2026-11-29', rowVersion: 2 })
    const { status, body } = await save(addDays(today, 1))
    expect([status, body.code]).toEqual([400, 'day-in-future'])
  })

  test('stays with whose it is, and is not changed over somebody else’s change', async () => {
    const { id } = await createPrivacyRequest()
    const other = (await createPerson()).id
    const moved = await call(admin, privacyRequests.save, { id, personId: other })
    expect([moved.status, moved.body.code]).toEqual([400, 'privacy-request-of-another'])
    const stale = await call(admin, privacyRequests.save, { id, kind: 'Erasure', rowVersion: 7 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale-record'])
  })

  test('is of somebody who has left, too, but not of a service account', async () => {
    const removed = await createPerson({ removedAt: new Date(), firstNameTh: 'อดีตพนักงาน' })
    const found = await call(admin, privacyRequests.searchPersons, { keyword: 'อดีตพนักงาน' })
    expect(found.body).toMatchObject([{ id: removed.id, isRemoved: true }])
    const ask = (personId: string) =>
      call(admin, privacyRequests.save, { personId, kind: 'Erasure' })
    expect((await ask(removed.id)).status).toBe(200)
    const service = await createPerson({
      isService: true,
      removedAt: new Date(),
      lastNameTh: '',
      firstNameTh: 'ERP',
    })
    expect((await ask(service.id)).body.code).toBe('record-not-found')
  })

  test('keeps what was asked and decided out of the audit log', async () => {
    const secret = `ลับ${crypto.randomUUID()}`
    const { id: personId } = await createPerson()
    const input = { personId, kind: 'Correction', details: secret } as const
    const { body } = await call(admin, privacyRequests.save, input)
    await close(body.id!, { reason: secret })
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: body.id! } })
    expect(lines.map(({ event }) => event)).toEqual([
      'privacy-request.saved',
      'privacy-request.closed',
    ])
    expect(JSON.stringify(lines)).not.toContain(secret)
  })
})

describe('a request that is closed', () => {
  test('says how, why, when and by whom, and is neither changed nor closed again', async () => {
    const { id } = await createPrivacyRequest()
    const input = { id, outcome: 'Refused', reason: 'กฎหมายให้เก็บไว้', rowVersion: 1 } as const
    expect((await call(admin, privacyRequests.close, input)).status).toBe(200)
    expect(await read(id)).toMatchObject({
      status: 'Refused',
      reason: 'กฎหมายให้เก็บไว้',
      closedBy: { id: admin.userId },
      daysLeft: null,
      can: { save: false, commands: [] },
    })
    const again = await close(id)
    expect([again.status, again.body.code]).toEqual([409, 'privacy-request-closed'])
    const change = { id, kind: 'Erasure' } as const
    const changed = await call(admin, privacyRequests.save, change, english)
    expect([changed.status, changed.body.detail]).toEqual([409, 'This request is closed: Refused.'])
  })

  test('needs its reason and the version that was read', async () => {
    const { id } = await createPrivacyRequest()
    expect((await close(id, { reason: ' ' })).body.code).toBe('invalid-input')
    expect((await close(id, { rowVersion: 9 })).body.code).toBe('stale-record')
  })

  test('of two answers at once one counts', async () => {
    const { id } = await createPrivacyRequest()
    const answers = await Promise.all([close(id), close(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the list', () => {
  test('has what is open first, the next due before the others, and finds by name, code and term', async () => {
    const { id: personId, code } = await createPerson({ firstNameTh: 'รายการคำขอ' })
    const due = (day: string) => ({ personId, dueAt: new Date(`${day}T00:00:00Z`) })
    const closed = await createPrivacyRequest(due('2026-11-20'))
    await close(closed.id)
    const late = await createPrivacyRequest(due('2026-11-10'))
    const later = await createPrivacyRequest({ ...due('2126-11-12'), kind: 'Erasure' })
    const find = async (input: object) =>
      (await call(admin, privacyRequests.search, { personId, ...input })).body.map(({ id }) => id)
    expect(await find({})).toEqual([late.id, later.id, closed.id])
    expect(await find({ sort: '-dueAt' })).toEqual([later.id, closed.id, late.id])
    expect(await find({ isOverdue: true })).toEqual([late.id])
    expect(await find({ isOverdue: false })).toEqual([later.id, closed.id])
    expect(await find({ kind: 'Erasure' })).toEqual([later.id])
    expect(await find({ keyword: code, status: 'Done' })).toEqual([closed.id])
    expect(await find({ keyword: 'รายการคำขอ', page: 2, pageSize: 2 })).toEqual([closed.id])
  })

  test('is a to-do of an Admin until it is closed, by the end of its last day', async () => {
    const dueAt = new Date('2026-11-10T00:00:00Z')
    const { id } = await createPrivacyRequest({ dueAt })
    const items = async (caller = admin) =>
      (await call(caller, cockpit.get, {})).body.items.filter(({ subject }) => subject.id === id)
    expect(await items()).toMatchObject([{ kind: 'privacyRequest', isLate: true }])
    expect(await items(await createUser('SafetyOfficer'))).toEqual([])
    await close(id)
    expect(await items()).toEqual([])
  })
})

test('a person who is erased leaves the request with the code alone, and can be told that it is done', async () => {
  const { id: personId, code } = await createPerson()
  const { id } = await createPrivacyRequest({ personId, kind: 'Erasure', details: 'ลบทั้งหมด' })
  expect((await call(admin, persons.erase, { id: personId })).status).toBe(200)
  expect(await read(id)).toMatchObject({
    personId: null,
    person: null,
    personCode: code,
    details: null,
  })
  expect((await close(id)).status).toBe(200)
})
