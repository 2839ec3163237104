import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { database } from '@/lib/platform/db/database'
import { minutesAgo } from '@/lib/testing/calls/minutes-ago'
import { outcomesIn } from '@/lib/testing/calls/outcomes'
import { createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  sendActions,
} from '@/lib/testing/records/gate-site'

const officer = await createUser('SafetyOfficer')
const front = await createGate()
const atFront = { gateId: front.id }
const offline = { ...atFront, isOffline: true }

describe('guests', () => {
  const guestOf = (escortPersonId: string) => ({ name: 'มาลี', company: 'ธนาคาร', escortPersonId })

  test('come in with an escort who is inside, and are refused otherwise', async () => {
    const escort = await createTrainedPerson()
    const guest = { ...guestOf(escort.id), name: randomUUID() }
    const alone = await sendActions(officer, [actionOf('In', '', { ...atFront, guest })])
    expect(outcomesIn(alone)).toEqual(['refused escort-not-inside'])
    const together = await sendActions(officer, [
      actionOf('In', escort.id, { ...atFront, at: minutesAgo(2) }),
      actionOf('In', '', { ...atFront, guest, at: minutesAgo(1) }),
    ])
    expect(outcomesIn(together)).toEqual(['done', 'done'])
    await sendActions(officer, [actionOf('Out', '', { ...atFront, guest })])
    const stays = await database().db.stay.findMany({
      where: { guestKey: { contains: guest.name } },
    })
    expect(stays).toMatchObject([{ personId: null, outAt: expect.any(Date) }])
  })

  test('who came in alone while the gate was offline are kept, to be looked at', async () => {
    const { id } = await createTrainedPerson()
    const came = actionOf('In', '', { ...offline, guest: guestOf(id) })
    expect(outcomesIn(await sendActions(officer, [came]))).toEqual([
      'conflict escort-was-not-inside',
    ])
  })

  test('of one delivery are escorted each by the stay of the time, however often the escort went out', async () => {
    const { id } = await createTrainedPerson()
    const cameAt = (minutes: number) =>
      actionOf('In', '', {
        ...offline,
        guest: { ...guestOf(id), name: randomUUID() },
        at: minutesAgo(minutes),
      })
    await sendActions(officer, [
      actionOf('In', id, { ...atFront, at: minutesAgo(9) }),
      actionOf('Out', id, { ...atFront, at: minutesAgo(7) }),
      actionOf('In', id, { ...atFront, at: minutesAgo(5) }),
    ])
    const answer = await sendActions(officer, [cameAt(8), cameAt(6), cameAt(4)])
    expect(outcomesIn(answer)).toEqual(['done', 'conflict escort-was-not-inside', 'done'])
  })

  test('whose escort nobody knows are refused or looked at alone, and others of the delivery are not', async () => {
    const { id } = await createTrainedPerson()
    const guest = { ...guestOf(randomUUID()), name: randomUUID() }
    const actions = [
      actionOf('In', id, atFront),
      actionOf('In', '', { ...atFront, guest }),
      actionOf('In', '', { ...offline, guest }),
      actionOf('Out', '', { ...atFront, guest }),
    ]
    const outcomes = [
      'done',
      'refused escort-not-inside',
      'conflict escort-was-not-inside',
      'conflict escort-was-not-inside',
    ]
    expect(outcomesIn(await sendActions(officer, actions))).toEqual(outcomes)
    expect(outcomesIn(await sendActions(officer, actions))).toEqual(outcomes)
    const kept = await database().db.gateEvent.findMany({
      where: { scanned: `${guest.name} · ${guest.company}` },
      select: { kind: true },
    })
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['In', 'Out', 'Refused'])
  })
})
