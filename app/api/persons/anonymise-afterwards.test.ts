import { expect, test } from 'vitest'
import { bars } from '@/lib/domain/eligibility/bars/contract'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { gate } from '@/lib/domain/gate/gate/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { imports } from '@/lib/domain/site/imports/contract'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { recordAll } from '@/lib/platform/audit/audit'
import { verifyAuditChain } from '@/lib/platform/audit/chain'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { WITHHELD } from '@/lib/platform/contract/withheld'
import { call } from '@/lib/testing/calls/call'
import { createBar, createCredentialType } from '@/lib/testing/records/credentials'
import { dumpDatabase } from '@/lib/testing/runs/dump'
import { createAttendance, createPerson, createUser } from '@/lib/testing/records/factories'
import { actionOf, createGate, sendActions } from '@/lib/testing/records/gate-site'
import { checkedImport } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { createPrivacyRequest } from '@/lib/testing/records/privacy-requests'

const admin = await createUser('Admin')
const officer = await createUser('SafetyOfficer')
const text = `เล่าเรื่อง${crypto.randomUUID().slice(0, 8)}`
const { db } = database()

const anonymise = async (id: string) =>
  expect((await call(admin, persons.anonymise, { id })).status).toBe(200)
const isWritten = async () => (await dumpDatabase()).includes(text)
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

test('about whom nobody knows any more nothing is written', async () => {
  const { id } = await createPerson()
  const over = { personId: id, createdByUserId: admin.userId, untilDate: new Date('2026-02-01') }
  const bar = await createBar(over)
  const by = { personId: id, enrolledByUserId: admin.userId }
  const seat = await createAttendance({ ...by, status: 'Passed' })
  const request = await createPrivacyRequest({ personId: id })
  await anonymise(id)
  const answers = [
    await call(officer, bars.save, { id: bar.id, reason: text }),
    await call(officer, bars.lift, { id: bar.id, note: text }),
    await call(officer, trainingApprovals.correct, { ids: [seat.id], to: 'Failed', reason: text }),
    await call(admin, privacyRequests.save, { id: request.id, details: text }),
    await call(admin, gate.correct, { personId: id, kind: 'Out', at: hoursAgo(1), reason: text }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [409, 'person-anonymised']),
  )
  expect(await isWritten()).toBe(false)
})

test('a form that was opened before does not bring back what a request said', async () => {
  const { id: personId } = await createPerson()
  const { id, rowVersion } = await createPrivacyRequest({ personId, details: 'ลบ' })
  await anonymise(personId)
  const stale = await call(admin, privacyRequests.save, { id, kind: 'Erasure', rowVersion })
  expect([stale.status, stale.body.code]).toEqual([409, 'stale-record'])
  const reason = 'ทำให้ไม่ระบุตัวตนแล้ว'
  const input = { id, outcome: 'Done', reason, rowVersion: rowVersion + 1 } as const
  expect((await call(admin, privacyRequests.close, input)).status).toBe(200)
})

test('the request of somebody who was erased gets no words any more, either', async () => {
  const { id: personId } = await createPerson()
  const { id } = await createPrivacyRequest({ personId })
  expect((await call(admin, persons.erase, { id: personId })).status).toBe(200)
  const { body } = await call(admin, privacyRequests.save, { id, details: text })
  expect(body.code).toBe('person-anonymised')
})

test('a passage that a device delivers afterwards is kept without its reason, and settled without a note', async () => {
  const { id } = await createPerson()
  const { id: gateId } = await createGate()
  await anonymise(id)
  const late = actionOf('In', id, { gateId, at: hoursAgo(2), isOffline: true, reason: text })
  await sendActions(admin, [late])
  const event = await db.gateEvent.findUniqueOrThrow({
    where: { id: late.actionId },
    include: { gateConflicts: true },
  })
  expect(event).toMatchObject({ personId: id, reason: WITHHELD })
  const ids = event.gateConflicts.map((conflict) => conflict.id)
  expect(ids.length).toBeGreaterThan(0)
  expect((await call(admin, gate.settleConflicts, { ids, note: text })).status).toBe(200)
  expect(await db.gateConflict.count({ where: { id: { in: ids }, settledAt: null } })).toBe(0)
  expect(await isWritten()).toBe(false)
})

test('a note about a passage is in no audit line, and leaves the line of an earlier version', async () => {
  const { id } = await createPerson()
  const { id: gateId } = await createGate()
  const came = actionOf('In', id, { gateId, at: hoursAgo(2), isOffline: true })
  await sendActions(admin, [came, actionOf('Out', id, { gateId, at: hoursAgo(1) })])
  const [conflict] = await db.gateConflict.findMany({ where: { eventId: came.actionId } })
  await call(admin, gate.settleConflicts, { ids: [conflict!.id], note: text })
  const lines = { event: 'gate.conflicts-settled', changes: { path: ['note'], equals: text } }
  expect(await db.auditEntry.count({ where: lines })).toBe(0)
  const author = { sql: database().sql, actor: admin, traceId: 'test' }
  const changes = { count: 1, note: text }
  await recordAll(author, 'gate.conflicts-settled', [{ subject: { type: 'gate' }, changes }])
  await anonymise(id)
  expect(await isWritten()).toBe(false)
  expect(await verifyAuditChain()).toMatchObject({ faults: [] })
})

test('a document that somebody enters meanwhile is refused, or goes with the person', async () => {
  const { id: typeId } = await createCredentialType()
  const people = await Promise.all(Array.from({ length: 8 }, () => createPerson()))
  await Promise.all(
    people.flatMap(({ id }) => [
      call(admin, persons.anonymise, { id }),
      call(officer, credentials.save, {
        typeId,
        personId: id,
        issuedOn: '2026-01-10',
        number: text,
      }),
    ]),
  )
  const personId = { in: people.map(({ id }) => id) }
  expect(await db.person.count({ where: { id: personId, anonymisedAt: null } })).toBe(0)
  expect(await db.credential.count({ where: { personId, number: text } })).toBe(0)
})

test.each(['anonymise', 'erase'] as const)(
  'rows of files with a number of the person are emptied by persons/%s, whatever is wrong with them',
  async (command) => {
    const nationalId = makeNationalId()
    const name = { firstNameTh: 'แถวค้าง', lastNameTh: 'ในไฟล์' }
    const person = await createPerson(name)
    await call(admin, persons.save, { id: person.id, nationalId })
    const names = Object.values(name)
    const id = await checkedImport(admin, 'Credentials', [
      ['ชื่อ', 'นามสกุล', 'เลขบัตร', 'รหัส', 'ประเภท', 'วันที่ออก'],
      [...names, nationalId.replace(/^(.)/, '$1-'), '', 'ไม่มีชนิดนี้', '2026-01-01'],
      [...names, '', person.code.toLowerCase(), 'ไม่มีชนิดนี้', '2026-01-01'],
      ['คนอื่น', 'ในไฟล์', makeNationalId(), '', 'ไม่มีชนิดนี้', '2026-01-01'],
    ])
    expect((await call(admin, persons[command], { id: person.id })).status).toBe(200)
    const { body } = await call(admin, imports.searchRows, { id })
    expect(body.map(({ cells }) => Object.keys(cells).length > 0)).toEqual([false, false, true])
  },
)
