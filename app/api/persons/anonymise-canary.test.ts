import { expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { users } from '@/lib/domain/people/users/contract'
import { verifyAuditChain } from '@/lib/platform/audit/chain'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { dumpDatabase } from '@/lib/testing/runs/dump'
import { createUser } from '@/lib/testing/records/factories'
import { checkAgain, checkedImport, commitAll } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { createSeatRequest } from '@/lib/testing/records/seat-requests'
import { fillTexts } from '@/lib/testing/inputs/fill-texts'
import { createWholePerson } from '@/lib/testing/records/whole-person'

const mark = crypto.randomUUID().slice(0, 8)
const name = { firstNameTh: `กานารี${mark}`, lastNameTh: 'บินหาย' }
const email = `canary-${mark}@example.com`
const phone = `08${Date.now()}`.slice(0, 12)

const linesWith = async (text: string) =>
  (await dumpDatabase()).split('\n').filter((line) => line.includes(text))
const tablesWith = async (text: string) => [
  ...new Set((await linesWith(text)).map((line) => line.split(':')[0]!)),
]

/** What people wrote about the work, not about the person. Source: docs/decisions/0341-anonymised-people.md. */
const written = [
  'imports.columns',
  'imports.fileName',
  'imports.sheet',
  'muster_marks.point',
  'musters.endReason',
  'projects.description',
  'projects.name',
  'projects.purchaseRequisitionNo',
  'projects.statusReason',
  'task_logs.comment',
  'tasks.title',
  'work_permit_logs.reason',
  'work_permit_workers.duty',
  'work_permits.description',
  'work_permits.jsaSteps',
  'work_permits.ppe',
  'work_permits.statusReason',
]

/** Codes, numbers and hashes that the product makes, in which nobody writes. */
const made = [
  'consents.textVersion',
  'gate_conflicts.code',
  'gate_events.listVersion',
  'gate_events.outcome',
  'gate_events.outcomeCode',
  'gate_events.reasonCodes',
  'gate_events.shownVerdict',
  'gate_events.verdict',
  'imports.headersHash',
  'imports.language',
  'imports.mapping',
  'imports.policies',
  'imports.problemCode',
  'imports.traceId',
  'muster_marks.contentHash',
  'muster_marks.outcomeCode',
  'overrides.reasonCodes',
  'privacy_requests.personCode',
  'provider_syncs.accountId',
  'provider_syncs.fault',
  'task_logs.command',
  'tasks.refId',
  'work_permit_logs.command',
  'work_permit_logs.verdicts',
  'work_permit_workers.dutyCodes',
  'work_permits.permitNo',
]

test('of a name, a number, an address and a telephone nothing is left in any table', async () => {
  const { personId, admin } = await createWholePerson(name)
  const nationalId = makeNationalId()
  const { db } = database()
  await call(admin, persons.save, { id: personId, nationalId, phone, firstNameEn: `Canary${mark}` })
  const { id } = await db.user.findFirstOrThrow({ where: { personId } })
  await call(admin, users.save, { id, email })
  await call(admin, users.sendInvitation, { id })
  const words = `${name.firstNameTh} ${name.lastNameTh}`
  const other = await createUser('SafetyOfficer')
  await db.notice.create({
    data: {
      userId: other.userId,
      event: 'training.seat',
      subjectId: 'x',
      occasion: '1',
      params: { people: `${words}, คนอื่น` },
    },
  })
  const usefulUntil = new Date(Date.now() + 1e8)
  await db.outboxMail.create({
    data: {
      userId: other.userId,
      toAddress: other.email!,
      toName: 'คนอื่น',
      subject: words,
      text: `${words} โทร ${phone}`,
      html: `<p>${words}</p>`,
      usefulUntil,
    },
  })
  await db.idempotencyKey.create({
    data: { callerId: other.userId, key: 'k', fingerprint: 'f', answer: `{"name":"${words}"}` },
  })
  await createSeatRequest({
    status: 'Ended',
    skipped: [{ personId, th: `${words}: ไม่ว่าง`, en: 'x' }],
  })
  const rows = [
    ['ชื่อ', 'นามสกุล', 'เลขบัตร', 'โทร'],
    [name.firstNameTh, name.lastNameTh, nationalId, phone],
  ]
  const importId = await checkedImport(admin, 'Persons', rows)
  await checkAgain(admin, importId, { onMatch: 'update' })
  await commitAll(admin, importId)
  const { filled, tables } = await fillTexts([personId, id], (place) => `${mark}@${place}.`)
  // Nobody for whom they answer may be left, and they are no service account.
  const unfilled = ['persons', 'service_accounts']
  expect([...tables].filter((table) => !filled.has(table)).toSorted()).toEqual(unfilled)
  expect((await tablesWith(mark)).length).toBeGreaterThan(25)
  const answer = await call(admin, persons.anonymise, { id: personId })
  expect([answer.status, answer.body.detail]).toEqual([200, undefined])
  const left = (await dumpDatabase()).matchAll(new RegExp(`${mark}@(\\w+\\.\\w+)\\.`, 'g'))
  expect([...new Set([...left].map(([, place]) => place!))].toSorted()).toEqual(
    [...written, ...made].toSorted(),
  )
  for (const text of [name.firstNameTh, `Canary${mark}`, email, phone])
    expect(await tablesWith(text), text).toEqual([])
  expect(await verifyAuditChain()).toMatchObject({ faults: [] })
}, 600_000)
