import { expect, test } from 'vitest'
import { forgetGateEvents, noteOverstays } from '@/lib/domain/gate/gate/clock/commands'
import { DAY, HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  sendActions,
} from '@/lib/testing/records/gate-site'

const officer = await createUser('SafetyOfficer')
const { id: gateId } = await createGate()
const now = new Date()
const ago = (time: number) => new Date(now.getTime() - time).toISOString()

const pass = (personId: string, kind: 'In' | 'Out', time: number) =>
  sendActions(officer, [actionOf(kind, personId, { gateId, at: ago(time), isOffline: true })])
const stayOf = (personId: string) => database().db.stay.findFirst({ where: { personId } })

test('a stay of more than fourteen hours is noted once, and nobody is signed out', async () => {
  const [long, short] = [await createTrainedPerson(), await createTrainedPerson()]
  await pass(long.id, 'In', 15 * HOUR)
  await pass(short.id, 'In', 13 * HOUR)
  const counts = await Promise.all([1, 2].map(() => noteOverstays(now)))
  expect(counts.toSorted()).toEqual([0, 1])
  expect(await stayOf(long.id)).toMatchObject({ outAt: null, overstayNotedAt: now })
  expect(await stayOf(short.id)).toMatchObject({ overstayNotedAt: null })
})

test('what is older than 180 days is forgotten; its counts and what lasts still stay', async () => {
  const { db } = database()
  const [old, recent, inside] = [
    await createTrainedPerson(),
    await createTrainedPerson(),
    await createTrainedPerson(),
  ]
  await pass(old.id, 'In', 200 * DAY)
  await pass(old.id, 'Out', 200 * DAY - 8 * HOUR)
  await pass(recent.id, 'In', 20 * DAY)
  await pass(recent.id, 'Out', 20 * DAY - 8 * HOUR)
  await pass(inside.id, 'In', 190 * DAY)
  expect(await forgetGateEvents(now)).toBe(2)
  const eventsOf = (personId: string) => db.gateEvent.count({ where: { personId } })
  expect(await Promise.all([old, recent, inside].map(({ id }) => eventsOf(id)))).toEqual([0, 2, 1])
  expect(await stayOf(old.id)).toBeNull()
  expect(await stayOf(inside.id)).toMatchObject({ outAt: null })
  const counts = await db.gateDayCount.findMany({ where: { gateId, employerId: old.employerId } })
  expect(counts.map(({ ins, outs, refused }) => [ins, outs, refused])).toEqual(
    expect.arrayContaining([[expect.any(Number), expect.any(Number), 0]]),
  )
  expect(counts.reduce((sum, { ins, outs }) => sum + ins + outs, 0)).toBe(2)
  expect(await forgetGateEvents(now)).toBe(0)
})
