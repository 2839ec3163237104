import type { AttendanceStatus } from '@/lib/domain/training/attendance/workflow'
import { dayIn } from '@/lib/platform/dates/day'
import {
  createAttendance,
  createPerson,
  createTrainingPlan,
  createTrainingSession,
  type TestUser,
} from '@/lib/testing/records/factories'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'

export const people = (count: number, overrides: Parameters<typeof createPerson>[0] = {}) =>
  Promise.all(Array.from({ length: count }, () => createPerson(overrides)))

export const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** A session of today, of a plan whose training is valid for two years. */
export const sessionOfToday = async (overrides: Parameters<typeof createTrainingSession>[0] = {}) =>
  createTrainingSession({
    date: new Date(`${dayIn('Asia/Bangkok', new Date())}T00:00:00Z`),
    scheduleId: (await createTrainingPlan({ validityMonths: 24 })).id,
    ...overrides,
  })

/** An attendance row of a new person, in a session of today unless another is given. */
export const attendanceOf = async (
  enrolledBy: { userId: string },
  status: AttendanceStatus,
  sessionId?: string,
) =>
  createAttendance({
    status,
    sessionId: sessionId ?? (await sessionOfToday()).id,
    enrolledByUserId: enrolledBy.userId,
  })

export const enrol = (
  caller: TestUser,
  sessionId: string,
  personIds: string[],
  options: { partial?: boolean } = {},
) => call(caller, trainingEnrollments.enroll, { sessionId, personIds, ...options }, english)

export const reloadSession = (id: string) =>
  database().db.trainingSession.findUniqueOrThrow({ where: { id } })
