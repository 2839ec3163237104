import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { listPassagesDuring } from '@/lib/domain/gate/gate/presence/queries'
import { musters } from '@/lib/domain/gate/musters/contract'
import { MINUTE } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { minutesAgo } from '@/lib/testing/calls/minutes-ago'
import { createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  pairDevice,
  sendActions,
} from '@/lib/testing/records/gate-site'
import {
  createMuster,
  createRunningMuster,
  endRunningMuster,
  markOf,
  sendMarks,
  statusesIn,
} from '@/lib/testing/records/musters'

const officer = await createUser('SafetyOfficer')
const admin = await createUser('Admin')
const { id: gateId } = await createGate()

/** Somebody who came in, half an hour ago if not said. */
async function createInside(minutes = 30) {
  const person = await createTrainedPerson()
  await pass(person.id, 'In', minutes)
  return person
}
const pass = (personId: string, kind: 'In' | 'Out', minutes: number) =>
  sendActions(officer, [
    actionOf(kind, personId, { gateId, at: minutesAgo(minutes), isOffline: true }),
  ])

beforeEach(endRunningMuster)

describe('a muster', () => {
  test('names everybody who is inside, with company and whether there is a photograph', async () => {
    const inside = await createInside()
    const left = await createInside(50)
    await pass(left.id, 'Out', 40)
    const { body: begun } = await call(officer, musters.start, { kind: 'Drill' })
    const { status, body } = await call(officer, musters.get, { id: begun.id! })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'Drill',
      endedAt: null,
      startedBy: { user: { id: officer.userId }, device: null },
      can: { end: true, seePhotos: true },
    })
    expect(body.people.find(({ key }) => key === inside.id)).toMatchObject({
      person: { code: inside.code, hasPhoto: false },
      employer: { id: inside.employerId },
      status: 'Missing',
      isArrival: false,
      decided: null,
    })
    expect(body.people.some(({ key }) => key === left.id)).toBe(false)
  })

  test('runs alone', async () => {
    await createRunningMuster()
    const { status, body } = await call(officer, musters.start, { kind: 'Emergency' })
    expect([status, body.code]).toEqual([409, 'muster-running'])
  })

  test('tells who was found, by whom and where; the missing stand first', async () => {
    const [one, other] = [await createInside(), await createInside()]
    const { id } = await createRunningMuster()
    await sendMarks(officer, [markOf(one.id, { point: 'จุดรวมพล A' })])
    const { body } = await call(officer, musters.get, { id })
    expect(body.people.find(({ key }) => key === one.id)).toMatchObject({
      status: 'Found',
      decided: { how: 'mark', point: 'จุดรวมพล A', user: { id: officer.userId } },
    })
    const keys = body.people.map(({ key }) => key)
    expect(keys.indexOf(other.id)).toBeLessThan(keys.indexOf(one.id))
    expect(body.expected).toBe(body.found + body.missing + body.notOnSite)
  })

  test('takes in who arrives, and finds who leaves by a gate', async () => {
    const leaving = await createInside()
    const { id } = await createRunningMuster()
    const arriving = await createInside(5)
    await pass(leaving.id, 'Out', 4)
    const { body } = await call(officer, musters.get, { id })
    const of = (personId: string) => body.people.find(({ key }) => key === personId)
    expect(of(arriving.id)).toMatchObject({ status: 'Missing', isArrival: true })
    expect(of(leaving.id)).toMatchObject({ status: 'Found', decided: { how: 'out', user: null } })
  })

  test('looks again for who was found and goes back in, though no gate saw them leave', async () => {
    const [back, within, found] = [await createInside(), await createInside(), await createInside()]
    const area = await database().db.workspaceArea.create({
      data: { code: randomUUID().slice(0, 13), nameTh: 'ลานถัง' },
    })
    const inner = await createGate({ workspaceAreaId: area.id })
    const { id } = await createRunningMuster()
    const at = minutesAgo(5)
    await sendMarks(
      officer,
      [back, within, found].map((person) => markOf(person.id, { at })),
    )
    await pass(back.id, 'In', 4)
    await sendActions(officer, [
      actionOf('In', within.id, { gateId: inner.id, at: minutesAgo(4), isOffline: true }),
    ])
    await pass(found.id, 'In', 6)
    const { body } = await call(officer, musters.get, { id })
    const of = (personId: string) => body.people.find(({ key }) => key === personId)
    expect(of(back.id)).toMatchObject({
      status: 'Missing',
      isArrival: false,
      decided: { how: 'in' },
    })
    expect(of(within.id)).toMatchObject({ status: 'Missing', decided: { how: 'in' } })
    expect(of(found.id)).toMatchObject({ status: 'Found', decided: { how: 'mark' } })
    const ended = await call(officer, musters.end, { id })
    expect(ended.body.code).toBe('reason-while-missing')
  })

  test('finds who is missed and goes out by a gate that never saw them come in', async () => {
    const person = await createTrainedPerson()
    const { id } = await createRunningMuster()
    await sendMarks(officer, [markOf(person.id, { status: 'Missing', at: minutesAgo(5) })])
    await pass(person.id, 'Out', 4)
    expect(await statusesIn(officer, id)).toMatchObject({ [person.id]: 'Found' })
  })

  test('counts whoever a gate reports late as if it had been told at once', async () => {
    const { id } = await createRunningMuster()
    const late = await createInside(120)
    expect(await statusesIn(officer, id)).toMatchObject({ [late.id]: 'Missing' })
  })

  test('asks for guests as well, and says with whom they came', async () => {
    const escort = await createInside()
    const guest = { name: randomUUID(), company: 'ธนาคาร', escortPersonId: escort.id }
    const came = { gateId, guest, at: minutesAgo(20), isOffline: true }
    await sendActions(officer, [actionOf('In', '', came)])
    const { id } = await createRunningMuster()
    const key = `${guest.name} · ธนาคาร`
    const { body } = await call(officer, musters.get, { id })
    expect(body.people.find((each) => each.key === key)).toMatchObject({
      person: null,
      guest: { name: guest.name, escort: { id: escort.id } },
      status: 'Missing',
    })
    const { escortPersonId: _escort, ...named } = guest
    await sendMarks(officer, [markOf('', { guest: named })])
    expect(await statusesIn(officer, id)).toMatchObject({ [key]: 'Found' })
  })

  test('is searched, the running one with its numbers of now', async () => {
    await createInside()
    const { id } = await createRunningMuster()
    const running = await call(officer, musters.search, { isRunning: true })
    expect(running.body).toMatchObject([{ id, missing: expect.any(Number) }])
    expect(running.body[0]!.missing).toBeGreaterThan(0)
    const over = await createMuster({ kind: 'Emergency', expected: 7, found: 6, missing: 0 })
    const { body } = await call(officer, musters.search, { isRunning: false, kind: 'Emergency' })
    expect(body.find((each) => each.id === over.id)).toMatchObject({ found: 6, notOnSite: 1 })
  })

  test('goes on paper', async () => {
    await createInside()
    const { id } = await createRunningMuster()
    const { status, headers } = await call(officer, musters.pdf, { id }, english)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('shows photographs to those of the gate only, and nothing to contractors', async () => {
    const { id } = await createRunningMuster()
    const owner = await call(await createUser('WorkOwner'), musters.get, { id })
    expect(owner.body.can.seePhotos).toBe(false)
    const contractor = await createUser('Contractor')
    expect((await call(contractor, musters.get, { id })).status).toBe(403)
    expect((await call(contractor, musters.search, {})).status).toBe(403)
  })

  test('is started, marked and ended at a gate device, whose name stands there', async () => {
    const { id: deviceId, headers } = await pairDevice(admin)
    const inside = await createInside()
    const begun = await call(null, musters.start, { kind: 'Emergency' }, headers)
    const id = begun.body.id!
    await sendMarks(null, [markOf(inside.id)], { headers })
    const ended = await call(null, musters.end, { id, reason: 'รถดับเพลิงมาแล้ว' }, headers)
    expect(ended.status).toBe(200)
    const { body } = await call(officer, musters.get, { id })
    expect(body).toMatchObject({
      startedBy: { user: null, device: 'แท็บเล็ต 1' },
      endedBy: { user: null, device: 'แท็บเล็ต 1' },
    })
    const line = await database().db.auditEntry.findFirst({
      where: { event: 'muster.started', changes: { path: ['deviceId'], equals: deviceId } },
    })
    expect(line).toMatchObject({ subjectId: id, actorUserId: null })
  })
})

test('of each person the last way in and the last way out are read, however long a muster goes on', async () => {
  const [from, until] = [minutesAgo(10), minutesAgo(0)].map((at) => new Date(at)) as [Date, Date]
  const [often, once] = [await createTrainedPerson(), await createTrainedPerson()]
  for (const minutes of [9, 7, 5]) {
    await pass(often.id, 'In', minutes)
    await pass(often.id, 'Out', minutes - 1)
  }
  await pass(once.id, 'In', 3)
  const read = await listPassagesDuring(database().db, from, until)
  const of = (personId: string) =>
    read.flatMap(({ key, kind, at }) =>
      key === personId ? [`${kind} ${Math.round((Date.now() - at) / MINUTE)}`] : [],
    )
  expect([of(often.id).toSorted(), of(once.id)]).toEqual([['In 5', 'Out 4'], ['In 3']])
})

describe('the end of a muster', () => {
  test('needs a reason while anybody is missing, and keeps its numbers', async () => {
    const missing = await createInside()
    const { id } = await createRunningMuster()
    const without = await call(officer, musters.end, { id })
    expect([without.status, without.body.code]).toEqual([400, 'reason-while-missing'])
    expect(without.body.errors.map(({ path }) => path)).toEqual(['reason'])
    const reason = 'ส่งชื่อให้ทีมกู้ภัยแล้ว'
    expect((await call(officer, musters.end, { id, reason })).status).toBe(200)
    const before = await call(officer, musters.get, { id })
    expect(before.body).toMatchObject({ endReason: reason, can: { end: false } })
    await sendMarks(officer, [markOf(missing.id)], { musterId: id })
    const { body } = await call(officer, musters.get, { id })
    expect([body.missing, body.found]).toEqual([before.body.missing, before.body.found])
    expect(body.people.find(({ key }) => key === missing.id)?.status).toBe('Found')
  })

  test('needs none where everybody was found', async () => {
    const { id } = await createRunningMuster()
    const statuses = Object.keys(await statusesIn(officer, id))
    const persons = statuses.filter((key) => !key.includes(' · '))
    const guests = statuses.filter((key) => key.includes(' · '))
    await sendMarks(officer, [
      ...persons.map((personId) => markOf(personId)),
      ...guests.map((key) => {
        const [name, company] = key.split(' · ')
        return markOf('', { guest: { name: name!, company: company! } })
      }),
    ])
    expect((await call(officer, musters.end, { id })).status).toBe(200)
  })

  test('comes once', async () => {
    const { id } = await createMuster()
    const { status, body } = await call(officer, musters.end, { id, reason: 'ซ้ำ' })
    expect([status, body.code]).toEqual([409, 'muster-over'])
  })
})
