import { describe, expect, test } from 'vitest'
import { gate } from '@/lib/domain/gate/gate/contract'
import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { versionOf } from '@/lib/domain/gate/gate/snapshot/version/rules'
import { settings } from '@/lib/domain/site/settings/contract'
import { forgetDevice } from '@/lib/platform/auth/gate-devices'
import { DAY, HOUR, MINUTE } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { outcomesIn } from '@/lib/testing/calls/outcomes'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createTrainedPerson,
  pairDevice,
  sendActions,
  staysOfPerson,
} from '@/lib/testing/records/gate-site'

/** What a device delivers that judged without a network. */
const admin = await createUser('Admin')
const device = await pairDevice(admin)
const ago = (time: number) => new Date(Date.now() - time)
const listOf = (madeAt: Date) => versionOf(madeAt, 'digest')
const offline = (at: Date, madeAt = at) => ({
  isOffline: true,
  at: at.toISOString(),
  listVersion: listOf(madeAt),
})
const conflictsOf = async (eventId: string) =>
  (await database().db.gateConflict.findMany({ where: { eventId } })).map(({ code }) => code)

describe('whoever was let in by a list', () => {
  const made = ago(20 * HOUR)
  test.each([
    ['in its twelve hours came in as usual', 'In', 12 * HOUR, 'done'],
    [
      'after its twelve hours is to be looked at',
      'In',
      12 * HOUR + MINUTE,
      'conflict list-was-old',
    ],
    ['after its twelve hours went out as usual', 'Out', 13 * HOUR, 'conflict was-not-inside'],
  ] as const)('%s', async (_, kind, age, expected) => {
    const { id } = await createTrainedPerson()
    const at = new Date(made.getTime() + age)
    const answer = await sendActions(null, [actionOf(kind, id, offline(at, made))], device)
    expect(outcomesIn(answer)).toEqual([expected])
  })

  test('by a clock ten minutes behind is judged by the age that the list really had', async () => {
    const { id } = await createTrainedPerson()
    const shown = new Date(made.getTime() + 12 * HOUR - 5 * MINUTE)
    const action = actionOf('In', id, offline(shown, made))
    await sendActions(null, [action], { ...device, clockError: -10 * MINUTE })
    expect((await conflictsOf(action.actionId)).toSorted()).toEqual(['clock-off', 'list-was-old'])
  })

  test('whose version nobody knows is kept as it is', async () => {
    const { id } = await createTrainedPerson()
    const action = actionOf('In', id, { ...offline(ago(HOUR)), listVersion: 'none' })
    expect(outcomesIn(await sendActions(null, [action], device))).toEqual(['done'])
  })

  test('refused by the device for its old list or its full queue is kept as refused', async () => {
    const { id } = await createTrainedPerson()
    const actions = (['list-too-old', 'queue-full'] as const).map((reason) =>
      actionOf('Refused', id, { ...offline(ago(HOUR), made), reason, shownVerdict: 'refused' }),
    )
    expect(outcomesIn(await sendActions(null, actions, device))).toEqual(['done', 'done'])
    expect(await staysOfPerson(id)).toEqual([])
  })
})

test('a queue delivered twice, in another order, makes the stays of its order in time', async () => {
  const people = await Promise.all([createTrainedPerson(), createPerson()])
  const queue = people.flatMap(({ id }) =>
    (['In', 'Out', 'In'] as const).map((kind, n) =>
      actionOf(kind, id, offline(ago((30 - n * 10) * MINUTE), ago(HOUR))),
    ),
  )
  const [first, ...rest] = queue.toReversed()
  const mixed = [...rest.filter((_, n) => n % 2), first!, ...rest.filter((_, n) => !(n % 2))]
  const answers = [await sendActions(null, mixed, device), await sendActions(null, queue, device)]
  const resultsOf = (answer: (typeof answers)[number]) =>
    new Map(answer.body.results.map((result) => [result.actionId, result]))
  expect(resultsOf(answers[1]!)).toEqual(resultsOf(answers[0]!))
  for (const { id } of people) {
    const stays = await staysOfPerson(id)
    expect(stays.map(({ outAt }) => outAt !== null)).toEqual([true, false])
  }
})

describe('a device that was revoked', () => {
  async function revoked() {
    const lost = await pairDevice(admin)
    const { id } = await createTrainedPerson()
    const before = actionOf('In', id, offline(ago(HOUR)))
    await call(admin, gateDevices.revoke, { id: lost.id })
    return { lost, personId: id, before }
  }
  const passed = async (id: string, time: number) => {
    await database().db.gateDevice.update({ where: { id }, data: { revokedTokenAt: ago(time) } })
    forgetDevice(id)
  }

  test('delivers what happened offline, and each of it is looked at', async () => {
    const { lost, before, personId } = await revoked()
    expect(outcomesIn(await sendActions(null, [before], lost))).toEqual(['conflict device-revoked'])
    expect(outcomesIn(await sendActions(null, [before], lost))).toEqual(['conflict device-revoked'])
    expect(await staysOfPerson(personId)).toHaveLength(1)
  })

  test('is named as one that holds something until it has delivered as much as it told of', async () => {
    const { lost, before, personId } = await revoked()
    const isNamed = async () =>
      (await call(admin, gate.headcount, {})).body.silentDevices.some(({ id }) => id === lost.id)
    await database().db.gateDevice.update({ where: { id: lost.id }, data: { queueLength: 2 } })
    await sendActions(null, [before], lost)
    await sendActions(null, [before], lost)
    expect(await isNamed()).toBe(true)
    await sendActions(null, [actionOf('Out', personId, offline(ago(MINUTE)))], lost)
    expect(await isNamed()).toBe(false)
  })

  test('records nothing that happens now', async () => {
    const { lost, personId } = await revoked()
    const answer = await sendActions(null, [actionOf('In', personId)], lost)
    expect([answer.status, outcomesIn(answer)]).toEqual([200, ['refused device-revoked']])
    expect(await staysOfPerson(personId)).toEqual([])
  })

  test('reads nothing, and is told to wipe what it holds', async () => {
    const { lost, personId } = await revoked()
    const headers = { ...lost.headers, ...english }
    const answers = [
      await call(null, gate.snapshot, {}, headers),
      await call(null, gate.look, { text: '1' }, headers),
      await call(null, gate.photo, { id: personId }, headers),
      await call(null, gate.onSite, {}, headers),
      await call(null, settings.get, {}, headers),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([401, { code: 'device-revoked' }])
  })

  test('delivers for 24 hours, and is told to wipe also later', async () => {
    const { lost, before } = await revoked()
    await passed(lost.id, DAY - MINUTE)
    expect((await sendActions(null, [before], lost)).status).toBe(200)
    await passed(lost.id, DAY + MINUTE)
    const { status, body } = await sendActions(null, [before], lost)
    expect([status, body]).toMatchObject([401, { code: 'device-revoked' }])
  })

  test('delivers also after another device was paired in its place, which is not revoked', async () => {
    const { lost, before } = await revoked()
    const { body } = await call(admin, gateDevices.startPairing, { id: lost.id })
    const { token } = (await call(null, gateDevices.pair, { code: body.pairingCode })).body
    expect(outcomesIn(await sendActions(null, [before], lost))).toEqual(['conflict device-revoked'])
    const headers = { authorization: `Bearer ${token}` }
    expect((await call(null, gate.look, { text: '1' }, headers)).status).toBe(200)
  })

  test('delivers also where another device took its place without a word', async () => {
    const lost = await pairDevice(admin)
    const { id } = await createTrainedPerson()
    const { body } = await call(admin, gateDevices.startPairing, { id: lost.id })
    await call(null, gateDevices.pair, { code: body.pairingCode })
    const before = actionOf('In', id, offline(ago(HOUR)))
    expect(outcomesIn(await sendActions(null, [before], lost))).toEqual(['conflict device-revoked'])
    const look = await call(null, gate.look, { text: '1' }, lost.headers)
    expect([look.status, look.body]).toMatchObject([401, { code: 'device-revoked' }])
  })
})
