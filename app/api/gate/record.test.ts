import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { gate } from '@/lib/domain/gate/gate/contract'
import { MINUTE, SECOND } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import { minutesAgo } from '@/lib/testing/calls/minutes-ago'
import { outcomesIn } from '@/lib/testing/calls/outcomes'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  pairDevice,
  sendActions,
  staysOfPerson,
} from '@/lib/testing/records/gate-site'

const officer = await createUser('SafetyOfficer')
const admin = await createUser('Admin')
const front = await createGate()
const atFront = { gateId: front.id }
const offline = { ...atFront, isOffline: true }
const eventOf = (id: string) => database().db.gateEvent.findUniqueOrThrow({ where: { id } })
const conflictsOf = async (eventId: string) =>
  (await database().db.gateConflict.findMany({ where: { eventId } })).map(({ code }) => code)

describe('coming in and going out', () => {
  test('makes a stay, with the verdict, the rules and who recorded it', async () => {
    const { id, employerId } = await createTrainedPerson()
    const came = actionOf('In', id, { ...atFront, at: minutesAgo(60) })
    expect(outcomesIn(await sendActions(officer, [came]))).toEqual(['done'])
    expect(await eventOf(came.actionId)).toMatchObject({
      kind: 'In',
      employerId,
      actorUserId: officer.userId,
      verdict: 'warned',
      reasonCodes: ['photo-missing'],
    })
    expect(await staysOfPerson(id)).toMatchObject([{ outAt: null, employerId }])
    await sendActions(officer, [actionOf('Out', id, atFront)])
    expect(await staysOfPerson(id)).toMatchObject([{ id: came.actionId, outAt: expect.any(Date) }])
  })

  test('reads a scanned card, also as a Thai keyboard types it', async () => {
    const { id, code } = await createTrainedPerson()
    const scanned = `https://site.example.com/persons/${code}`
    const came = actionOf('In', id, { ...atFront, scanned })
    expect(outcomesIn(await sendActions(officer, [came]))).toEqual(['done'])
    expect(await staysOfPerson(id)).toHaveLength(1)
  })

  test('refuses who may not come in, and keeps the attempt', async () => {
    const { id } = await createPerson()
    const came = actionOf('In', id, { ...atFront, shownVerdict: 'refused' })
    const answer = await sendActions(officer, [came])
    expect([answer.status, outcomesIn(answer)]).toEqual([200, ['refused entry-refused']])
    expect(await eventOf(came.actionId)).toMatchObject({
      kind: 'Refused',
      verdict: 'refused',
      reasonCodes: ['worker-not-trained'],
    })
    expect(await staysOfPerson(id)).toEqual([])
  })

  test('refuses a code of nobody, and keeps what was read', async () => {
    const came = actionOf('In', '', { ...atFront, scanned: 'บัตรของที่อื่น 42-X' })
    expect(outcomesIn(await sendActions(officer, [came]))).toEqual(['refused unknown-person'])
    expect(await eventOf(came.actionId)).toMatchObject({ scanned: 'บัตรของที่อื่น 42-X' })
  })

  test.each([
    ['1101700207366', 'x-xxxx-xxxxx-36-6'],
    ['1-1017-00207-36-6', 'x-xxxx-xxxxx-36-6'],
    ['๑ ๑๐๑๗ ๐๐๒๐๗ ๓๖ ๖', 'x-xxxx-xxxxx-36-6'],
    ['1101700207367', '1101700207367'],
  ])('of the unknown code %s keeps %s', async (scanned, kept) => {
    const came = actionOf('In', '', { ...atFront, scanned })
    for (const _ of [1, 2])
      expect(outcomesIn(await sendActions(officer, [came]))).toEqual(['refused unknown-person'])
    expect(await eventOf(came.actionId)).toMatchObject({ scanned: kept })
  })

  test('lets a removed person out, not in', async () => {
    const { id } = await createTrainedPerson({ removedAt: new Date() })
    const answer = await sendActions(officer, [
      actionOf('In', id, { ...atFront, at: minutesAgo(2) }),
      actionOf('Out', id, atFront),
    ])
    expect(outcomesIn(answer)).toEqual(['refused entry-refused', 'conflict was-not-inside'])
  })

  test('answers in words of the caller', async () => {
    const { id } = await createPerson()
    const input = { deviceNow: new Date().toISOString(), actions: [actionOf('In', id, atFront)] }
    const { body } = await call(officer, gate.record, input, english)
    expect(body.results[0]!.text).toBe('May not come in')
  })

  test('an inner gate changes the area, and going out of it is no going home', async () => {
    const area = await database().db.workspaceArea.create({
      data: { code: randomUUID(), nameTh: 'ลานถัง' },
    })
    const inner = { gateId: (await createGate({ workspaceAreaId: area.id })).id }
    const { id } = await createTrainedPerson()
    await sendActions(officer, [
      actionOf('In', id, { ...atFront, at: minutesAgo(9) }),
      actionOf('In', id, { ...inner, at: minutesAgo(5) }),
    ])
    expect(await staysOfPerson(id)).toMatchObject([{ workspaceAreaId: area.id, outAt: null }])
    await sendActions(officer, [actionOf('Out', id, inner)])
    expect(await staysOfPerson(id)).toMatchObject([{ workspaceAreaId: null, outAt: null }])
  })

  test('of one card ten times within a second one counts', async () => {
    const { id } = await createTrainedPerson()
    const scans = Array.from({ length: 10 }, () =>
      sendActions(officer, [actionOf('In', id, atFront)]),
    )
    const answers = await Promise.all(scans)
    expect(answers.map(outcomesIn).flat()).toEqual(Array(10).fill('done'))
    expect(await staysOfPerson(id)).toHaveLength(1)
  })
})

describe('what has happened offline', () => {
  test('is never refused, and somebody has to look at it', async () => {
    const { id } = await createPerson()
    const came = actionOf('In', id, { ...offline, shownVerdict: 'allowed' })
    expect(outcomesIn(await sendActions(officer, [came]))).toEqual([
      'conflict entered-while-refused',
    ])
    expect(await staysOfPerson(id)).toHaveLength(1)
    expect(await conflictsOf(came.actionId)).toEqual(['entered-while-refused'])
  })

  test('with a code of nobody is kept', async () => {
    const came = actionOf('In', '', { ...offline, scanned: 'ใครก็ไม่รู้' })
    expect(outcomesIn(await sendActions(officer, [came]))).toEqual(['conflict unknown-person'])
  })

  test('by a clock that is ten minutes off is set right, and told', async () => {
    const { id } = await createTrainedPerson()
    const at = new Date(Date.now() - 10 * MINUTE).toISOString()
    const came = actionOf('In', id, { ...offline, at })
    const answer = await sendActions(officer, [came], { clockError: -10 * MINUTE })
    expect(outcomesIn(answer)).toEqual(['conflict clock-off'])
    const event = await eventOf(came.actionId)
    expect(Math.abs(event.at.getTime() - Date.now())).toBeLessThan(10_000)
  })

  test('by a clock that is some seconds ahead keeps its order', async () => {
    const { id } = await createTrainedPerson()
    const ahead = (seconds: number) => new Date(Date.now() + seconds * SECOND).toISOString()
    const actions = [
      actionOf('In', id, { ...offline, at: ahead(10) }),
      actionOf('Out', id, { ...offline, at: ahead(15) }),
    ]
    const answer = await sendActions(officer, actions, { clockError: 20 * SECOND })
    expect(outcomesIn(answer)).toEqual(['done', 'done'])
    expect(await staysOfPerson(id)).toMatchObject([{ outAt: expect.any(Date) }])
  })

  test('in the future happens now, and what is a week late says so', async () => {
    const { id } = await createTrainedPerson()
    const early = actionOf('In', id, { ...offline, at: minutesAgo(-20) })
    const late = actionOf('Out', id, { ...offline, at: minutesAgo(8 * 24 * 60) })
    await sendActions(officer, [early, late])
    const event = await eventOf(early.actionId)
    expect(event.at).toEqual(event.receivedAt)
    expect((await conflictsOf(late.actionId)).toSorted()).toEqual(['late', 'was-not-inside'])
  })

  test('and explains what did not fit: the conflict goes when the missing action arrives', async () => {
    const { id } = await createTrainedPerson()
    const left = actionOf('Out', id, { ...offline, at: minutesAgo(10) })
    expect(outcomesIn(await sendActions(officer, [left]))).toEqual(['conflict was-not-inside'])
    await sendActions(officer, [actionOf('In', id, { ...offline, at: minutesAgo(60) })])
    expect(await conflictsOf(left.actionId)).toEqual([])
    expect(await staysOfPerson(id)).toHaveLength(1)
  })
})

describe('an action that was delivered before', () => {
  test('is answered as before', async () => {
    const { id } = await createPerson()
    const actions = [actionOf('In', id, atFront), actionOf('Out', id, atFront)]
    const first = await sendActions(officer, actions)
    const again = await sendActions(officer, actions.toReversed())
    expect(again.body.results.toReversed()).toEqual(first.body.results)
    expect(await database().db.gateEvent.count({ where: { personId: id } })).toBe(2)
  })

  test('with other content is refused', async () => {
    const { id } = await createTrainedPerson()
    const action = actionOf('Out', id, atFront)
    await sendActions(officer, [action])
    const other = await sendActions(officer, [{ ...action, kind: 'In' }])
    expect(outcomesIn(other)).toEqual(['refused action-reused'])
  })

  test('ten times at once is one', async () => {
    const actions = [actionOf('In', '', { ...offline, scanned: 'ไม่มีใคร' })]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendActions(officer, actions)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body)))).toHaveLength(1)
  })
})

describe('a device', () => {
  const paired = pairDevice(admin, front.id)

  test('records at its own gate, without naming it, and its audit line names the device', async () => {
    const { id, headers } = await paired
    const person = await createTrainedPerson()
    const came = actionOf('In', person.id)
    expect(outcomesIn(await sendActions(null, [came], { headers }))).toEqual(['done'])
    expect(await eventOf(came.actionId)).toMatchObject({ deviceId: id, gateId: front.id })
    const line = await database().db.auditEntry.findFirst({
      where: { event: 'gate.recorded', changes: { path: ['deviceId'], equals: id } },
    })
    expect(line?.actorUserId).toBeNull()
  })

  test('may not name another gate', async () => {
    const { headers } = await paired
    const gateId = (await createGate()).id
    const answer = await sendActions(null, [actionOf('Out', randomUUID(), { gateId })], { headers })
    expect([answer.status, answer.body.code]).toEqual([403, 'other-gate'])
  })
})

describe('bad input', () => {
  const input = (actions: object[], deviceNow = new Date().toISOString()) => ({
    deviceNow,
    actions,
  })
  const action = actionOf('Out', randomUUID(), atFront)
  test.each<[string, object, string]>([
    ['no action', input([]), 'actions'],
    ['201 actions', input(Array(201).fill(action)), 'actions'],
    ['an action twice', input([action, action]), 'actions.1.actionId'],
    ['an instant without offset', input([action], '2026-11-23T08:00:00'), 'deviceNow'],
    ['a person and a code', input([{ ...action, scanned: 'P-1' }]), 'actions.0.personId'],
    ['nobody', input([{ ...action, personId: undefined }]), 'actions.0.personId'],
  ])('%s', async (_, body, path) => {
    const answer = await callUnchecked(officer, gate.record, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input'])
    expect(answer.body.errors.map((error) => error.path)).toContain(path)
  })

  test('a gate that does not exist or is not in use', async () => {
    const closed = await createGate({ isActive: false })
    for (const gateId of [randomUUID(), closed.id]) {
      const answer = await sendActions(officer, [actionOf('Out', randomUUID(), { gateId })])
      expect([answer.status, answer.body.code]).toEqual([400, 'record-not-found'])
    }
  })
})
