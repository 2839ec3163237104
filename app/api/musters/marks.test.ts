import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { musters } from '@/lib/domain/gate/musters/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { MINUTE, SECOND } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import { minutesAgo } from '@/lib/testing/calls/minutes-ago'
import { outcomesIn } from '@/lib/testing/calls/outcomes'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import {
  createMuster,
  createRunningMuster,
  endRunningMuster,
  markOf,
  sendMarks,
  statusesIn,
} from '@/lib/testing/records/musters'

const officer = await createUser('SafetyOfficer')
const owner = await createUser('WorkspaceOwner')
const storedOf = (personId: string) =>
  database().db.musterMark.findMany({ where: { personId }, orderBy: { at: 'asc' } })

beforeEach(endRunningMuster)

describe('a mark', () => {
  test('of the latest time holds, in whatever order they arrive; all are kept', async () => {
    const { id: personId } = await createPerson()
    const { id } = await createRunningMuster()
    await sendMarks(officer, [markOf(personId, { status: 'Missing', at: minutesAgo(1) })])
    await sendMarks(owner, [markOf(personId, { status: 'Found', at: minutesAgo(3) })])
    expect(await statusesIn(officer, id)).toMatchObject({ [personId]: 'Missing' })
    expect((await storedOf(personId)).map(({ status }) => status)).toEqual(['Found', 'Missing'])
  })

  test('in the future counts as of now, and a clock that is wrong is set right', async () => {
    const { id: personId } = await createPerson()
    await createRunningMuster()
    await sendMarks(officer, [markOf(personId, { at: minutesAgo(-30) })])
    const deviceNow = new Date(Date.now() + 20 * MINUTE).toISOString()
    const slow = { deviceNow, marks: [markOf(personId, { at: minutesAgo(-18) })] }
    await call(officer, musters.mark, slow)
    const [early, late] = await storedOf(personId)
    expect(Math.abs(early!.at.getTime() - Date.parse(minutesAgo(2)))).toBeLessThan(5_000)
    expect(late!.at).toEqual(late!.receivedAt)
  })

  test('of a clock that is some seconds ahead keeps its place among those of the same delivery', async () => {
    const { id: personId } = await createPerson()
    const { id } = await createRunningMuster()
    const ahead = (seconds: number) => new Date(Date.now() + seconds * SECOND).toISOString()
    const marks = [
      markOf(personId, { status: 'Missing', at: ahead(10) }),
      markOf(personId, { status: 'Found', at: ahead(15) }),
    ]
    await call(officer, musters.mark, { deviceNow: ahead(20), marks })
    expect(await statusesIn(officer, id)).toMatchObject({ [personId]: 'Found' })
    const [first, second] = await storedOf(personId)
    expect(second!.at.getTime() - first!.at.getTime()).toBeGreaterThan(4 * SECOND)
    expect(second!.at).toEqual(second!.receivedAt)
  })

  test('that was delivered before is answered as before, with other content refused', async () => {
    const { id: personId } = await createPerson()
    await createRunningMuster()
    const mark = markOf(personId)
    expect(outcomesIn(await sendMarks(officer, [mark]))).toEqual(['done'])
    await endRunningMuster()
    expect(outcomesIn(await sendMarks(officer, [mark]))).toEqual(['done'])
    const other = await sendMarks(officer, [{ ...mark, status: 'Missing' }])
    expect(outcomesIn(other)).toEqual(['refused action-reused'])
    expect(await storedOf(personId)).toHaveLength(1)
  })

  test('ten times at once is one', async () => {
    await createRunningMuster()
    const marks = [markOf('', { guest: { name: randomUUID(), company: 'ธนาคาร' } })]
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendMarks(officer, marks)))
    expect(answers.map(outcomesIn).flat()).toEqual(Array(10).fill('done'))
    const { name } = marks[0]!.guest!
    expect(await database().db.musterMark.count({ where: { guestName: name } })).toBe(1)
  })

  test('of a person who is not registered is refused alone', async () => {
    const { id: personId } = await createPerson()
    await createRunningMuster()
    const answer = await sendMarks(officer, [markOf(randomUUID()), markOf(personId)])
    expect(outcomesIn(answer)).toEqual(['refused unknown-person', 'done'])
  })

  test('without a muster on that day is refused, in words of the caller', async () => {
    const { id: personId } = await createPerson()
    const input = { marks: [markOf(personId, { at: minutesAgo(60 * 24 * 20) })] }
    const { body } = await call(officer, musters.mark, input, english)
    expect(body.results).toMatchObject([
      {
        outcome: 'refused',
        code: 'no-muster',
        text: 'There is no roll call to which this belongs',
      },
    ])
  })

  test('between two musters finds nobody in the later one', async () => {
    const { id: personId } = await createPerson()
    const [startedAt, endedAt] = [new Date(minutesAgo(60)), new Date(minutesAgo(40))]
    const { id: before } = await createMuster({ startedAt, endedAt })
    const { id: running } = await createRunningMuster(new Date(minutesAgo(20)))
    const answer = await sendMarks(officer, [markOf(personId, { at: minutesAgo(30) })])
    expect(outcomesIn(answer)).toEqual(['conflict muster-over'])
    expect(await statusesIn(officer, before)).toMatchObject({ [personId]: 'Found' })
    expect(await statusesIn(officer, running)).not.toHaveProperty(personId)
  })

  test('after the end is kept, and told', async () => {
    const { id: personId } = await createPerson()
    const { id } = await createMuster()
    const late = await sendMarks(officer, [markOf(personId)], { musterId: id })
    expect(outcomesIn(late)).toEqual(['conflict muster-over'])
    const before = await sendMarks(officer, [markOf(personId, { at: minutesAgo(2) })], {
      musterId: id,
    })
    expect(outcomesIn(before)).toEqual(['done'])
  })

  test('stands in the export of the person', async () => {
    const { id } = await createPerson()
    await createRunningMuster()
    await sendMarks(officer, [markOf(id, { point: 'จุดรวมพล A' })])
    const { body } = await call(await createUser('Admin'), persons.exportRecord, { id })
    expect(body.musterMarks).toMatchObject([{ point: 'จุดรวมพล A', muster: { kind: 'Drill' } }])
    expect(body.musterMarks[0]).not.toHaveProperty('contentHash')
  })

  test('of somebody who is erased says nothing of whom; while the muster runs nobody is', async () => {
    const admin = await createUser('Admin')
    const { id } = await createPerson()
    const { id: musterId } = await createRunningMuster()
    const mark = markOf(id, { point: 'จุดรวมพล A' })
    await sendMarks(officer, [mark])
    expect((await call(admin, persons.erase, { id })).body.code).toBe('record-in-use')
    await endRunningMuster()
    expect((await call(admin, persons.erase, { id })).status).toBe(200)
    const where = { id: mark.actionId }
    const left = await database().db.musterMark.findUniqueOrThrow({ where })
    expect(left).toMatchObject({ personId: null, guestName: null, point: null, contentHash: '' })
    expect((await call(officer, musters.get, { id: musterId })).body.people).toEqual([])
  })

  test('is never changed or removed', async () => {
    const { id: personId } = await createPerson()
    await createRunningMuster()
    await sendMarks(officer, [markOf(personId)])
    const { db } = database()
    await expect(
      db.musterMark.updateMany({ where: { personId }, data: { status: 'Missing' } }),
    ).rejects.toThrow('permission denied')
    await expect(db.musterMark.deleteMany({ where: { personId } })).rejects.toThrow(
      'permission denied',
    )
  })
})

describe('bad input', () => {
  const mark = markOf(randomUUID())
  const guest = { name: 'มาลี', company: 'ธนาคาร' }
  test.each<[string, object, string]>([
    ['no mark', { marks: [] }, 'marks'],
    ['501 marks', { marks: Array.from({ length: 501 }, () => markOf(randomUUID())) }, 'marks'],
    ['a mark twice', { marks: [mark, mark] }, 'marks.1.actionId'],
    ['nobody', { marks: [{ ...mark, personId: undefined }] }, 'marks.0.personId'],
    ['a person and a guest', { marks: [{ ...mark, guest }] }, 'marks.0.personId'],
    [
      'an instant without offset',
      { marks: [{ ...mark, at: '2026-11-23T08:00:00' }] },
      'marks.0.at',
    ],
    ['an unknown status', { marks: [{ ...mark, status: 'Lost' }] }, 'marks.0.status'],
  ])('%s', async (_, body, path) => {
    const answer = await callUnchecked(officer, musters.mark, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input'])
    expect(answer.body.errors.map((error) => error.path)).toContain(path)
  })

  test('a muster that does not exist', async () => {
    const answer = await sendMarks(officer, [mark], { musterId: randomUUID() })
    expect([answer.status, answer.body.code]).toEqual([400, 'record-not-found'])
  })
})
