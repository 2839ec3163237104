import { describe, expect, test } from 'vitest'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { enrol } from '@/lib/testing/records/enrolment'
import {
  createAttendance,
  createPerson,
  createTrainingPlan,
  createUser,
} from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')
const range = { fromDate: '2399-06-01', toDate: '2399-06-30' }

/** Five sessions, from 1 June on. */
async function planWithSessions() {
  const { id } = await createTrainingPlan({
    recurrenceType: 'Daily',
    endDate: new Date('2399-06-05T00:00:00Z'),
  })
  const { body } = await call(officer, trainingPlans.generateSessions, { id, ...range })
  return { id, sessions: body.sessions.map((session) => ({ ...session, id: session.id! })) }
}

const remove = (id: string, more: object = {}) =>
  call(officer, trainingPlans.removeSessions, { id, ...range, ...more }, english)

const left = (scheduleId: string) => database().db.trainingSession.count({ where: { scheduleId } })

describe('training-plans/removeSessions', () => {
  test('removes those of the range together, and can make them again', async () => {
    const { id } = await planWithSessions()
    const { body } = await remove(id, { fromDate: '2399-06-02', toDate: '2399-06-03' })
    expect(body).toMatchObject({
      removedCount: 2,
      sessions: [{ date: '2399-06-02' }, { date: '2399-06-03', period: 'Morning', capacity: 30 }],
      kept: [],
    })
    expect(await left(id)).toBe(3)
    expect((await remove(id)).body.removedCount).toBe(3)
    const again = await call(officer, trainingPlans.generateSessions, { id, ...range })
    expect(again.body.createdCount).toBe(5)
  })

  test('keeps and names those in which anybody was enrolled, though cancelled since', async () => {
    const { id, sessions } = await planWithSessions()
    const [first, second] = sessions
    await enrol(officer, first!.id, [(await createPerson()).id])
    await createAttendance({
      sessionId: second!.id,
      status: 'Cancelled',
      enrolledByUserId: officer.userId,
    })
    const { body } = await remove(id)
    expect(body.removedCount).toBe(3)
    expect(body.kept.map(({ date }) => date)).toEqual(['2399-06-01', '2399-06-02'])
    expect(await left(id)).toBe(2)
  })

  test('a dry run says the same and removes nothing', async () => {
    const { id } = await planWithSessions()
    const { body } = await remove(id, { dryRun: true })
    expect([body.removedCount, body.sessions.length]).toEqual([0, 5])
    expect(await left(id)).toBe(5)
  })

  test('leaves the sessions of other plans', async () => {
    const [one, other] = [await planWithSessions(), await planWithSessions()]
    await remove(one.id)
    expect(await left(other.id)).toBe(5)
  })

  test('nobody is enrolled in a session that is being removed', async () => {
    const { id, sessions } = await planWithSessions()
    const person = await createPerson()
    const [enrolled, removed] = await Promise.all([
      enrol(officer, sessions[0]!.id, [person.id]),
      remove(id),
    ])
    expect(removed.body.removedCount).toBe(enrolled.status === 200 ? 4 : 5)
    const rows = await database().db.attendance.count({ where: { personId: person.id } })
    expect(rows).toBe(enrolled.status === 200 ? 1 : 0)
  })

  test.each([
    ['an end before the start', { toDate: '2399-05-31' }, 'toDate'],
    ['more than 366 days, both ends counted', { toDate: '2400-06-01' }, 'toDate'],
    ['no start', { fromDate: undefined }, 'fromDate'],
  ])('refuses %s', async (_, fields, path) => {
    const { status, body } = await remove((await createTrainingPlan()).id, fields)
    expect([status, body.errors[0]?.path]).toEqual([400, path])
  })

  test('takes 366 days, both ends counted', async () => {
    const { status } = await remove((await createTrainingPlan()).id, { toDate: '2400-05-31' })
    expect(status).toBe(200)
    for (const { description } of [trainingPlans.generateSessions, trainingPlans.removeSessions])
      expect(description).toContain('at most 366 days, both ends counted')
  })

  test('leaves an audit line at the plan', async () => {
    const { id } = await planWithSessions()
    await remove(id)
    const [line] = await database().db.auditEntry.findMany({
      where: { subjectId: id, event: 'training-plan.sessions-removed' },
    })
    expect(line).toMatchObject({
      actorUserId: officer.userId,
      changes: { ...range, removedCount: 5 },
    })
  })
})
