import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgetMusterMarks } from '@/lib/domain/gate/musters/clock/commands'
import { musters } from '@/lib/domain/gate/musters/contract'
import { DAY } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import { createMuster, createRunningMuster } from '@/lib/testing/records/musters'

const officer = await createUser('SafetyOfficer')
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * DAY)

async function createMark(musterId: string, days: number) {
  const { id: personId } = await createPerson()
  const at = ago(days)
  await database().db.musterMark.create({
    data: {
      id: randomUUID(),
      musterId,
      personId,
      status: 'Found',
      at,
      receivedAt: at,
      actorUserId: officer.userId,
      contentHash: '',
    },
  })
  return personId
}

const over = (days: number) =>
  createMuster({
    startedAt: ago(days),
    endedAt: ago(days - 0.01),
    expected: 9,
    found: 8,
    missing: 0,
  })

test('marks older than 180 days are forgotten, their numbers stay; one that runs keeps all', async () => {
  const [old, recent] = [await over(200), await over(100)]
  const running = await createRunningMuster(ago(190))
  await createMark(old.id, 199)
  const kept = await createMark(recent.id, 99)
  const keptToo = await createMark(running.id, 189)
  expect(await forgetMusterMarks(now)).toBe(1)
  const [first, second, third] = await Promise.all(
    [old, recent, running].map(async ({ id }) => (await call(officer, musters.get, { id })).body),
  )
  expect(first).toMatchObject({ isForgotten: true, people: [], expected: 9, found: 8 })
  expect(second).toMatchObject({ isForgotten: false, people: [{ key: kept }] })
  expect(third).toMatchObject({ endedAt: null, people: [{ key: keptToo }] })
  expect(await forgetMusterMarks(now)).toBe(0)
})
