import { describe, expect, test } from 'vitest'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { attendanceOf, sessionOfToday } from '@/lib/testing/records/enrolment'
import {
  createAttendance,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')

const statusOf = async (id: string) =>
  (await database().db.attendance.findUniqueOrThrow({ where: { id } })).status

describe('correcting a no-show', () => {
  const noShow = () => attendanceOf(officer, 'NoShow')
  const correct = (ids: string[]) =>
    call(officer, trainingApprovals.correct, { ids, to: 'Passed', reason: 'มาจริง' }, english)

  test('a no-show who was enrolled again in the session is not corrected', async () => {
    const { id, personId, sessionId } = await noShow()
    const { id: free } = await noShow()
    await createAttendance({ personId, sessionId, enrolledByUserId: officer.userId })
    const { status, body } = await correct([id, free])
    expect([status, body.results.map(({ code }) => code)]).toEqual([
      200,
      ['already-enrolled', undefined],
    ])
    expect(body.results[0]!.text).toMatch(/is enrolled in this session already/)
    expect([await statusOf(id), await statusOf(free)]).toEqual(['NoShow', 'Passed'])
  })

  test('of two no-shows of one person in a session one is corrected', async () => {
    const { id, personId, sessionId } = await noShow()
    const again = { personId, sessionId, status: 'NoShow' as const }
    const { id: second } = await createAttendance({ ...again, enrolledByUserId: officer.userId })
    const { body } = await correct([id, second])
    expect(body.results.map(({ status, code }) => status ?? code)).toEqual([
      'Passed',
      'already-enrolled',
    ])
  })

  test('a no-show who is in another session of that half-day is not corrected', async () => {
    const { id, personId } = await noShow()
    const elsewhere = (period: 'Morning' | 'Afternoon', status: 'Passed' | 'NoShow') =>
      sessionOfToday({ period }).then((session) =>
        createAttendance({
          personId,
          sessionId: session.id,
          status,
          enrolledByUserId: officer.userId,
        }),
      )
    await elsewhere('Morning', 'Passed')
    const { id: later } = await elsewhere('Afternoon', 'NoShow')
    const { body } = await correct([id, later])
    expect(body.results.map(({ status, code }) => status ?? code)).toEqual([
      'busy-that-half-day',
      'Passed',
    ])
  })

  test('a no-show is not corrected while the person is being enrolled in the same half-day', async () => {
    const { id, personId } = await noShow()
    const other = await sessionOfToday()
    const { corrected } = await inTransaction(async ({ db, sql }) => {
      await lockPersons(sql, [personId])
      const data = { personId, sessionId: other.id, enrolledByUserId: officer.userId }
      await db.attendance.create({ data: { ...data, enrolledAt: new Date() } })
      const answer = correct([id])
      await untilWaiting(1)
      return { corrected: answer }
    })
    const { status, body } = await corrected
    expect([status, body.code]).toEqual([400, 'busy-that-half-day'])
  })
})

describe('a refusal after a cancellation', () => {
  const confirm = async (id: string) => {
    const { status, body } = await call(officer, trainingApprovals.confirm, { ids: [id] }, english)
    expect([status, body.code]).toEqual([409, 'state-moved-on'])
    return body.detail
  }

  test('names who cancelled the enrolment, not who confirmed it before', async () => {
    const canceller = await createUser('SafetyOfficer', { person: { firstNameEn: 'Canceller' } })
    const { id } = await attendanceOf(officer, 'Enrolled', (await createTrainingSession()).id)
    await call(officer, trainingApprovals.confirm, { ids: [id] })
    await call(canceller, trainingEnrollments.cancel, { ids: [id] })
    expect(await confirm(id)).toMatch(/Cancelled now, by Canceller/)
  })

  test('names who cancelled the session', async () => {
    const canceller = await createUser('SafetyOfficer', { person: { firstNameEn: 'Canceller' } })
    const { id, sessionId } = await attendanceOf(
      officer,
      'Enrolled',
      (await createTrainingSession()).id,
    )
    await call(officer, trainingApprovals.confirm, { ids: [id] })
    await call(canceller, trainingSessions.cancel, { id: sessionId, reason: 'ฝนตก' })
    expect(await confirm(id)).toMatch(/Cancelled now, by Canceller/)
  })

  test('names the system where nobody is known', async () => {
    const { id } = await attendanceOf(officer, 'Cancelled')
    expect(await confirm(id)).toMatch(/Cancelled now, by the system/)
  })
})
