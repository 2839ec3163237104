import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { musters } from '@/lib/domain/gate/musters/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import {
  createRunningMuster,
  endRunningMuster,
  markOf,
  sendMarks,
  statusesIn,
} from '@/lib/testing/records/musters'
import { rounds } from '@/lib/testing/runs/rounds'

const officer = await createUser('SafetyOfficer')
const owner = await createUser('WorkOwner')

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item)

test.each(rounds(20))(
  'of two starts at once one begins, and the other is told (round %i)',
  async () => {
    await endRunningMuster()
    const answers = await Promise.all(
      [officer, owner].map((caller) => call(caller, musters.start, { kind: 'Drill' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['muster-running'])
    expect(await database().db.muster.count({ where: { endedAt: null } })).toBe(1)
  },
)

const people = await Promise.all(Array.from({ length: 100 }, () => createPerson()))
const statuses = ['Found', 'Missing', 'NotOnSite'] as const

/** A hundred marks of one phone, of the last hundred seconds, of which some are of one instant with the other's. */
const hundred = (started: number) =>
  people.map(({ id }, index) =>
    markOf(id, {
      status: statuses[Math.floor(Math.random() * 3)]!,
      at: new Date(started + Math.floor(Math.random() * 3) * 1_000 + index).toISOString(),
    }),
  )

test.each(rounds(10))(
  'two phones that mark the same hundred people at once, in any order and in parts, end equal (round %i)',
  async () => {
    const started = Date.now() - 60_000
    const phones = [hundred(started), hundred(started)]
    const results: Record<string, string>[] = []
    for (const isAtOnce of [true, false]) {
      const { id: musterId } = await createRunningMuster(new Date(started - 60_000))
      const again = phones.map((marks) =>
        marks.map((mark) => ({ ...mark, actionId: randomUUID() })),
      )
      const send = (marks: (typeof again)[number]) => sendMarks(officer, marks, { musterId })
      if (isAtOnce) {
        const parts = again.flatMap((marks) => {
          const mixed = shuffled(marks)
          return [mixed.slice(0, 60), mixed.slice(40), shuffled(marks)]
        })
        const answers = await Promise.all(shuffled(parts).map(send))
        expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
      } else for (const marks of again) await send(marks)
      results.push(await statusesIn(officer, musterId))
      expect(await database().db.musterMark.count({ where: { musterId } })).toBe(200)
    }
    expect(results[0]).toEqual(results[1])
  },
)

test.each(rounds(20))(
  'a mark against the end is counted, or comes after it (round %i)',
  async () => {
    const { id: personId } = await createPerson()
    const { id } = await createRunningMuster()
    const mark = markOf(personId, { status: 'Found' })
    const [marked, ended] = await Promise.all([
      sendMarks(owner, [mark], { musterId: id }),
      call(officer, musters.end, { id, reason: 'ครบเวลา' }),
    ])
    expect([marked.status, ended.status]).toEqual([200, 200])
    const { body } = await call(officer, musters.get, { id })
    expect(body.people.find(({ key }) => key === personId)?.status).toBe('Found')
    const isCounted = body.found === 1
    expect(body.expected).toBe(isCounted ? 1 : 0)
    expect(await sendMarks(owner, [mark], { musterId: id })).toMatchObject({ body: marked.body })
  },
)
