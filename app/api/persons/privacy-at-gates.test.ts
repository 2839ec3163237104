import { expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { minutesAgo } from '@/lib/testing/calls/minutes-ago'
import { createRequirement } from '@/lib/testing/records/eligibility-site'
import { createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  sendActions,
  staysOfPerson,
} from '@/lib/testing/records/gate-site'
import { asApplication } from '@/lib/testing/runs/owner'

const admin = await createUser('Admin')
const { id: gateId } = await createGate()
await createRequirement({ purpose: 'Enter' })

/** Somebody who came in and went out yesterday, with a guest. */
async function createVisit() {
  const { id, employerId } = await createTrainedPerson()
  const guest = { name: 'มาลี', company: `ธนาคาร ${id}`, escortPersonId: id }
  const actions = [
    actionOf('In', id, { gateId, at: minutesAgo(90), reason: 'ลืมบัตร' }),
    actionOf('In', '', { gateId, guest, at: minutesAgo(80) }),
    actionOf('Out', '', { gateId, guest, at: minutesAgo(40) }),
    actionOf('Out', id, { gateId, at: minutesAgo(30) }),
  ]
  const { body } = await sendActions(admin, actions)
  expect(body.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'done'])
  return { id, employerId, guest, eventIds: actions.map(({ actionId }) => actionId) }
}
const eventsOf = (ids: string[]) =>
  database().db.gateEvent.findMany({ where: { id: { in: ids } }, orderBy: { at: 'asc' } })

test('the export of a person says when they passed gates and were inside, and names no guest', async () => {
  const { id } = await createVisit()
  const { body } = await call(admin, persons.exportRecord, { id })
  expect(body.gateEvents.map(({ kind }) => kind)).toEqual(['In', 'In', 'Out', 'Out'])
  expect(body.stays).toMatchObject([{ inAt: expect.any(String), outAt: expect.any(String) }])
  expect(JSON.stringify(body.gateEvents)).not.toMatch(/มาลี|contentHash/)
})

test('the export of a person says what was noted about their own passages, and not about those of a guest', async () => {
  const { id, eventIds } = await createVisit()
  const { db } = database()
  const [own, ofGuest] = eventIds as [string, string]
  await db.gateConflict.createMany({
    data: [
      { eventId: own, code: 'late', note: 'รถเสีย' },
      { eventId: ofGuest, code: 'late', note: 'มาลีมาสาย' },
    ],
  })
  const { body } = await call(admin, persons.exportRecord, { id })
  expect(body.gateEvents.map(({ gateConflicts }) => gateConflicts)).toEqual([
    [{ code: 'late', note: 'รถเสีย', settledAt: null }],
    [],
    [],
    [],
  ])
})

test('after erasing, the events say that somebody of the company passed, and not who', async () => {
  const { id, employerId, guest, eventIds } = await createVisit()
  expect((await call(admin, persons.erase, { id })).status).toBe(200)
  const events = await eventsOf(eventIds)
  expect(events).toMatchObject([
    { kind: 'In', gateId, employerId, verdict: 'warned', reason: '–' },
    { kind: 'In', gateId },
    { kind: 'Out', gateId },
    { kind: 'Out', gateId, employerId, reason: null },
  ])
  for (const secret of [id, guest.name, guest.company, 'ลืมบัตร'])
    expect(JSON.stringify(events)).not.toContain(secret)
  expect(await staysOfPerson(id)).toEqual([])
})

test('whoever is inside, or has a guest inside, is not erased, and nothing is', async () => {
  const { id, guest, eventIds } = await createVisit()
  await sendActions(admin, [
    actionOf('In', id, { gateId, at: minutesAgo(20) }),
    actionOf('In', '', { gateId, guest, at: minutesAgo(19) }),
    actionOf('Out', id, { gateId, at: minutesAgo(18) }),
  ])
  const { status, body } = await call(admin, persons.erase, { id })
  expect([status, body.code]).toEqual([400, 'record-in-use'])
  expect((await eventsOf(eventIds))[0]).toMatchObject({ personId: id, reason: 'ลืมบัตร' })
  await sendActions(admin, [actionOf('Out', '', { gateId, guest })])
  expect((await call(admin, persons.erase, { id })).status).toBe(200)
})

test('the login of the product empties an event in no other way', async () => {
  const { eventIds } = await createVisit()
  await expect(
    asApplication(`UPDATE gate_events SET "scanned" = '–' WHERE id = '${eventIds[0]}'`),
  ).rejects.toThrow(/permission denied|only ever added/)
})
