import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { dayIn } from '@/lib/platform/dates/day'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createTrainingPlan,
  createTrainingSession,
} from '@/lib/testing/records/factories'
import { createSeatRequest } from '@/lib/testing/records/seat-requests'
import type { ValidCall } from './valid-call'

const sessionOfToday = () =>
  createTrainingSession({ date: new Date(`${dayIn('Asia/Bangkok', new Date())}T00:00:00Z`) })

const oneRow = async (
  enrolledByUserId: string,
  status: 'Enrolled' | 'Attended' | 'Passed',
  sessionId?: string,
) => ({ ids: [(await createAttendance({ status, sessionId, enrolledByUserId })).id] })

const requestOf = async (status: 'Waiting' | 'Offered' | 'Held') => ({
  id: (await createSeatRequest({ status })).id,
})

export const trainingCalls: ValidCall[] = [
  [
    trainingPlans.save,
    () => ({
      name: 'Induction',
      nickname: 'อบรม',
      recurrenceType: 'None',
      startDate: '2399-01-01',
      location: 'ห้อง 1',
    }),
  ],
  [trainingPlans.remove, async () => ({ id: (await createTrainingPlan()).id })],
  [
    trainingPlans.generateSessions,
    async () => ({
      id: (await createTrainingPlan()).id,
      fromDate: '2399-06-01',
      toDate: '2399-06-01',
    }),
  ],
  [
    trainingPlans.removeSessions,
    async () => ({
      id: (await createTrainingPlan()).id,
      fromDate: '2399-06-01',
      toDate: '2399-06-01',
    }),
  ],
  [
    trainingSessions.save,
    async () => ({
      scheduleId: (await createTrainingPlan()).id,
      date: '2399-01-01',
      period: 'Morning',
      location: 'ห้อง 1',
    }),
  ],
  [trainingSessions.remove, async () => ({ id: (await createTrainingSession()).id })],
  [trainingSessions.close, async () => ({ id: (await createTrainingSession()).id })],
  [
    trainingSessions.reopen,
    async () => ({ id: (await createTrainingSession({ status: 'Closed' })).id }),
  ],
  [
    trainingSessions.complete,
    async () => ({ id: (await createTrainingSession({ status: 'Closed' })).id }),
  ],
  [
    trainingSessions.cancel,
    async () => ({ id: (await createTrainingSession()).id, reason: 'ฝนตก' }),
  ],
  [
    trainingEnrollments.enroll,
    async () => ({
      sessionId: (await createTrainingSession()).id,
      personIds: [(await createPerson()).id],
    }),
  ],
  [trainingEnrollments.cancel, ({ userId }) => oneRow(userId, 'Enrolled')],
  [
    seatRequests.book,
    async () => ({
      sessionId: (await createTrainingSession()).id,
      contractorId: (await createEmployer()).id,
      seats: 1,
    }),
  ],
  [seatRequests.accept, () => requestOf('Offered')],
  [seatRequests.decline, () => requestOf('Offered')],
  [
    seatRequests.name,
    async () => {
      const { id, contractorId } = await createSeatRequest({ status: 'Held' })
      return { id, personIds: [(await createPerson({ employerId: contractorId })).id] }
    },
  ],
  [seatRequests.release, () => requestOf('Held')],
  [seatRequests.withdraw, () => requestOf('Waiting')],
  [seatRequests.moveFirst, async () => ({ ...(await requestOf('Waiting')), reason: 'งานด่วน' })],
  [trainingApprovals.confirm, ({ userId }) => oneRow(userId, 'Enrolled')],
  [
    trainingApprovals.checkIn,
    async ({ userId }) => oneRow(userId, 'Enrolled', (await sessionOfToday()).id),
  ],
  [
    trainingApprovals.undoCheckIn,
    async ({ userId }) => oneRow(userId, 'Attended', (await sessionOfToday()).id),
  ],
  [trainingApprovals.pass, ({ userId }) => oneRow(userId, 'Attended')],
  [trainingApprovals.fail, ({ userId }) => oneRow(userId, 'Attended')],
  [
    trainingApprovals.markNoShow,
    async ({ userId }) => oneRow(userId, 'Enrolled', (await sessionOfToday()).id),
  ],
  [
    trainingApprovals.correct,
    async ({ userId }) => ({
      ...(await oneRow(userId, 'Passed', (await sessionOfToday()).id)),
      to: 'Failed',
      reason: 'ผิด',
    }),
  ],
]
