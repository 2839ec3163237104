import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  sendActions,
  staysOfPerson,
} from '@/lib/testing/records/gate-site'
import { rounds } from '@/lib/testing/runs/rounds'

const officer = await createUser('SafetyOfficer')
const [front, back] = [await createGate(), await createGate()]

test.each(rounds(20))(
  'of two gates at once one begins the stay, and the other is told (round %i)',
  async () => {
    const { id } = await createTrainedPerson()
    const answers = await Promise.all(
      [front, back].map(({ id: gateId }) => sendActions(officer, [actionOf('In', id, { gateId })])),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await conflictsOf(id)).map(([code]) => code)).toEqual(['already-inside'])
    expect(await staysOfPerson(id)).toMatchObject([{ outAt: null }])
  },
)

test.each(rounds(20))(
  'a guest who comes in by two gates at once, each time with somebody else, is inside once (round %i)',
  async () => {
    const escorts = [await createTrainedPerson(), await createTrainedPerson()]
    const at = new Date(Date.now() - 60_000).toISOString()
    await sendActions(
      officer,
      escorts.map(({ id }) => actionOf('In', id, { gateId: front.id, at })),
    )
    const named = { name: randomUUID(), company: 'ธนาคาร' }
    const answers = await Promise.all(
      [front, back].map(({ id: gateId }, index) => {
        const guest = { ...named, escortPersonId: escorts[index]!.id }
        return sendActions(officer, [actionOf('In', '', { gateId, guest })])
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { db } = database()
    const conflicts = await db.gateConflict.findMany({
      where: { event: { guestName: named.name } },
    })
    expect(conflicts.map(({ code }) => code)).toEqual(['already-inside'])
    const guestKey = `${named.name} · ${named.company}`
    expect(await db.stay.findMany({ where: { guestKey } })).toMatchObject([{ outAt: null }])
  },
)

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item)

const timesOf = (stays: Awaited<ReturnType<typeof staysOfPerson>>) =>
  stays.map(({ id, inAt, outAt }) => [id, inAt.getTime(), outAt?.getTime()])

test.each(rounds(20))(
  'a queue that is delivered twice at once, shuffled and in parts, gives the same stays (round %i)',
  async () => {
    const [inOrder, mixed] = [await createTrainedPerson(), await createTrainedPerson()]
    const start = Date.now() - 48 * HOUR
    const week = Array.from({ length: 12 }, (_, index) => ({
      kind: Math.random() < 0.5 ? ('In' as const) : ('Out' as const),
      gateId: index % 3 ? front.id : back.id,
      at: new Date(start + index * HOUR).toISOString(),
      isOffline: true,
    }))
    const queueOf = (personId: string) =>
      week.map(({ kind, ...action }) => actionOf(kind, personId, action))
    const queue = queueOf(mixed.id)
    const [early, late] = [shuffled(queue).slice(0, 5), shuffled(queue)]
    const answers = await Promise.all(
      [early, late, shuffled(queue)].map((part) => sendActions(officer, part)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const calm = queueOf(inOrder.id)
    for (const action of calm) await sendActions(officer, [action])
    const idOf = new Map(calm.map(({ actionId }, index) => [actionId, queue[index]!.actionId]))
    const expected = timesOf(await staysOfPerson(inOrder.id)).map(([id, ...times]) => [
      idOf.get(String(id)),
      ...times,
    ])
    expect(timesOf(await staysOfPerson(mixed.id))).toEqual(expected)
    expect(await database().db.gateEvent.count({ where: { personId: mixed.id } })).toBe(12)
    expect(await conflictsOf(mixed.id)).toEqual(await conflictsOf(inOrder.id))
  },
)

const conflictsOf = async (personId: string) => {
  const found = await database().db.gateConflict.findMany({
    where: { event: { personId } },
    select: { code: true, event: { select: { at: true } } },
    orderBy: { event: { at: 'asc' } },
  })
  return found.map(({ code, event }) => [code, event.at.getTime()])
}
