import * as z from 'zod'
import { beforeAll, describe, expect, test } from 'vitest'
import { trainingOf } from '@/lib/domain/training/attendance/rules'
import {
  attendanceStatuses,
  takesSeat,
  pendingStatuses,
} from '@/lib/domain/training/attendance/workflow'
import { jsaSteps } from '@/lib/domain/work/jsa-templates/contract'
import { approvalRoles } from '@/lib/domain/work/work-permits/approvers/rules'
import { groupOf } from '@/lib/domain/work/work-permits/rules'
import { keepsWorkersBusy } from '@/lib/domain/work/work-permits/overlaps/rules'
import { permitStatuses } from '@/lib/domain/work/work-permits/workflow'
import { projectStatuses } from '@/lib/domain/work/projects/workflow'
import { gapsOf } from '@/lib/domain/work/projects/rules'
import { DRAFT_NAME } from '@/lib/platform/contract/draft-name'
import { isOver } from '@/lib/domain/work/tasks/over/rules'
import { taskStatuses, taskWorkflow, type TaskCommand } from '@/lib/domain/work/tasks/workflow'
import { taskTypeIds } from '@/lib/domain/work/tasks/subject/contract'
import { rolesOf } from '@/lib/domain/work/tasks/rules'
import { recurrenceTypes } from '@/lib/domain/training/training-plans/contract'
import { daysOf, usedHalves } from '@/lib/domain/training/training-plans/rules'
import { heldSeats, waitingSeats } from '@/lib/domain/training/seat-requests/rules'
import { sessionStatuses } from '@/lib/domain/training/training-sessions/workflow'
import { hasBegun } from '@/lib/domain/training/training-sessions/days/rules'
import { clockOf } from '@/lib/platform/dates/clock'
import type { Actor } from '@/lib/platform/access/actor'
import { fromUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { ownerUrl } from '@/lib/testing/runs/owner'
import { notReady } from './permits'
import { personId as idOfPerson } from './person-rows'
import { seedDemo } from './seed'

// Late in the evening in UTC: at the site it is already the next day, and the next year.
const now = new Date('2027-12-31T20:00:00Z')

const today = new Date('2028-01-01T00:00:00Z')

beforeAll(() => seedDemo(ownerUrl(), now))

const actorWithId = (userId: string): Actor => ({
  userId,
  name: { th: '', en: '' },
  email: null,
  roles: [],
  employerId: null,
})

const unique = <T>(values: readonly T[]) => [...new Set(values)].sort()

describe('projects', () => {
  const readProjects = () =>
    database().db.project.findMany({
      include: { users: { include: { user: { include: { person: true } } } }, workOwnerUser: true },
    })

  test('have every status, and are complete unless they are drafts', async () => {
    const all = await readProjects()
    expect(unique(all.map(({ status }) => status))).toEqual(unique(projectStatuses))
    expect(all.filter((row) => row.status !== 'Draft' && gapsOf(row).length > 0)).toEqual([])
  })

  test('have a PR No. each, except one that waits for it and an empty draft', async () => {
    const all = await readProjects()
    const numbers = all.flatMap(({ purchaseRequisitionNo }) => purchaseRequisitionNo ?? [])
    expect(numbers.filter((number) => !/^PR-20\d\d-0\d{3}$/.test(number))).toEqual([])
    expect(numbers).toHaveLength(all.length - 2)
    expect(all.filter(({ name }) => name === DRAFT_NAME)).toHaveLength(1)
  })

  test('have users with the right roles, and contractors of the project’s company', async () => {
    for (const { users, employerId, workOwnerUser } of await readProjects()) {
      expect(workOwnerUser?.roles).toContain('WorkOwner')
      for (const { role, user } of users) {
        expect(user.roles).toContain(role)
        if (role === 'Contractor') expect(user.person.employerId).toBe(employerId)
      }
    }
  })
})

describe('tasks', () => {
  const readTasks = () =>
    database().db.task.findMany({
      orderBy: { refId: 'asc' },
      include: {
        logs: { orderBy: { at: 'asc' } },
        project: true,
        employer: true,
        workPermit: true,
      },
    })

  test('have every type and status, and some are overdue', async () => {
    const all = await readTasks()
    expect(unique(all.map(({ taskTypeId }) => taskTypeId))).toEqual([...taskTypeIds])
    expect(unique(all.map(({ status }) => status))).toEqual(unique(taskStatuses))
    const isLate = ({ status, dueDate }: (typeof all)[number]) =>
      !isOver(status) && dueDate! < today
    expect(all.filter(isLate).length).toBeGreaterThanOrEqual(3)
  })

  test('refer to what they registered', async () => {
    for (const { taskTypeId, project, employer, workPermit } of await readTasks())
      expect([project, employer, workPermit][taskTypeId - 1]).not.toBeNull()
  })

  test('have logs of commands that their givers may give, each from the status before', async () => {
    for (const { logs, ...task } of await readTasks()) {
      expect(logs[0]).toMatchObject({ command: 'create', fromStatus: null, toStatus: 'Open' })
      for (const [index, { command, ...log }] of logs.slice(1).entries()) {
        expect(log.fromStatus).toBe(logs[index]?.toStatus)
        if (command === 'reassign') continue
        const roles = rolesOf(actorWithId(log.actorUserId), log)
        expect(taskWorkflow.isOpenTo(command as TaskCommand, roles)).toBe(true)
        expect(
          log.comment ?? taskWorkflow.of(command as TaskCommand).reason !== 'needed',
        ).toBeTruthy()
      }
      expect(logs.at(-1)).toMatchObject({
        toStatus: task.status,
        assigneeUserId: task.assigneeUserId,
      })
    }
  })

  test('and permits continue the numbers of the demo', async () => {
    const next = await database().sql`
      SELECT nextval('task_number')::int AS "task", nextval('work_permit_number')::int AS "permit"`.one(
      z.object({ task: z.int(), permit: z.int() }),
    )
    expect(next.task).toBe((await database().db.task.count()) + 1)
    expect(next.permit).toBe((await database().db.workPermit.count()) + 1)
  })
})

describe('training', () => {
  const readSessions = () =>
    database().db.trainingSession.findMany({
      orderBy: { date: 'asc' },
      include: { schedule: true, attendances: true },
    })

  test('has plans of every recurrence, with sessions and rows in every status', async () => {
    const [plans, all] = [await database().db.trainingPlan.findMany(), await readSessions()]
    expect(unique(plans.map((plan) => plan.recurrenceType))).toEqual(unique(recurrenceTypes))
    expect(unique(all.map(({ status }) => status))).toEqual(unique(sessionStatuses))
    const rows = all.flatMap(({ attendances }) => attendances)
    expect(unique(rows.map(({ status }) => status))).toEqual(unique(attendanceStatuses))
  })

  test('has sessions on days and half-days of their plan', async () => {
    for (const { schedule, date, period } of await readSessions()) {
      const day = fromUtcDate(date)
      const plan = { ...schedule, startDate: fromUtcDate(schedule.startDate), endDate: null }
      expect(daysOf(plan, day, day)).toContain(day)
      expect(usedHalves(plan).map((half) => half.period)).toContain(period)
    }
  })

  test('has statuses that fit the seats taken and the time', async () => {
    const clock = clockOf('Asia/Bangkok', now)
    for (const { attendances, seatsTaken, capacity, status, ...session } of await readSessions()) {
      expect(attendances.filter((row) => takesSeat(row.status))).toHaveLength(seatsTaken)
      expect(status === 'Full').toBe(seatsTaken + session.seatsHeld >= capacity)
      if (status === 'Open' || status === 'Full')
        expect(hasBegun({ ...session, date: fromUtcDate(session.date) }, clock)).toBe(false)
      if (status === 'Cancelled') expect(session.cancelReason).toBeTruthy()
      if (status === 'Cancelled') expect(seatsTaken).toBe(0)
      const isPending = attendances.some((row) =>
        pendingStatuses.some((name) => name === row.status),
      )
      if (status === 'Completed') expect(isPending).toBe(false)
    }
  })

  test('has a full session with three requests, one of them offered', async () => {
    const requests = await database().db.seatRequest.findMany({
      orderBy: { queuedAt: 'asc' },
      include: { session: true },
    })
    expect(requests.map(({ status }) => status)).toEqual(['Offered', 'Waiting', 'Waiting'])
    const counts = { seatsHeld: heldSeats(requests), waitingSeats: waitingSeats(requests) }
    expect(requests[0]!.session).toMatchObject({ status: 'Full', ...counts })
  })

  test('has people to check in today', async () => {
    const row = { session: { date: today }, status: { in: [...pendingStatuses] } }
    expect(await database().db.attendance.count({ where: row })).toBeGreaterThan(5)
  })

  test('has nobody in two sessions on one half-day', async () => {
    const halves = (await readSessions()).flatMap(({ attendances, date, period }) =>
      attendances
        .filter(({ status }) => takesSeat(status))
        .map(({ personId }) => `${personId} ${date.toISOString()} ${period}`),
    )
    expect(unique(halves)).toHaveLength(halves.length)
  })

  test('has training statuses that follow from the results', async () => {
    const sessions = await readSessions()
    for (const person of await database().db.person.findMany()) {
      const results = sessions.flatMap(({ attendances, date, startTime, validityMonths }) => {
        const session = { date: fromUtcDate(date), startTime, validityMonths: validityMonths! }
        return attendances.flatMap(({ personId, status, resultAt }) =>
          personId === person.id && (status === 'Passed' || status === 'Failed')
            ? [{ ...session, status, resultAt: resultAt! }]
            : [],
        )
      })
      const { trainingStatus, trainingValidUntil: until } = person
      const stored = { trainingStatus, trainingValidUntil: until && fromUtcDate(until) }
      expect(stored).toEqual(trainingOf(results, fromUtcDate(today)))
    }
  })

  test('has times in order, after the person was made', async () => {
    const attendances = await database().db.attendance.findMany({ include: { person: true } })
    for (const { person, enrolledAt, confirmedAt, checkedInAt, resultAt } of attendances) {
      const stamps = [person.createdAt, enrolledAt, confirmedAt, checkedInAt, resultAt, now]
      const times = stamps.flatMap((at) => at?.getTime() ?? [])
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
  })
})

describe('work permits', () => {
  const readPermits = () =>
    database().db.workPermit.findMany({
      orderBy: { permitNo: 'asc' },
      include: {
        logs: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
        approvals: true,
        workers: { include: { person: true } },
        project: true,
      },
    })

  test('have every status, on today and the days around it', async () => {
    const all = await readPermits()
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(unique(all.map(({ status }) => status))).toEqual(unique(permitStatuses))
    const days = new Set(all.map(({ workDate }) => Number(workDate) - Number(today)))
    expect(days.size).toBeGreaterThanOrEqual(14)
  })

  test('have logs without gaps, and were complete before they were submitted', async () => {
    for (const { logs, ...permit } of await readPermits()) {
      expect(logs[0]).toMatchObject({ command: 'create', fromStatus: null, toStatus: 'Draft' })
      for (const [index, log] of logs.slice(1).entries())
        expect(log.fromStatus).toBe(logs[index]?.toStatus)
      expect(logs.at(-1)?.toStatus).toBe(permit.status)
      if (permit.status === 'Draft') continue
      expect(jsaSteps.safeParse(permit.jsaSteps).error).toBeUndefined()
      expect([permit.workers.length > 0, permit.workspaceAreaId !== null]).toEqual([true, true])
    }
  })

  test('are approved by three people with the role, none of them the requester', async () => {
    const users = new Map(
      (await database().db.user.findMany()).map((user) => [user.id, user.roles]),
    )
    for (const { approvals, requestedByUserId, status } of await readPermits()) {
      for (const { role, userId } of approvals) {
        expect(users.get(userId)).toContain(role)
        expect(userId).not.toBe(requestedByUserId)
      }
      if (groupOf(status) === 'open' || status === 'Closed')
        expect(unique(approvals.map(({ role }) => role))).toEqual(unique([...approvalRoles]))
    }
  })

  test('have only trained people but for tomorrow, and nobody on two at the same time', async () => {
    const active = (await readPermits()).filter(({ status }) => keepsWorkersBusy(status))
    const exceptions = new Set(notReady.map(idOfPerson))
    const seen = active.flatMap(({ workers, workDate, startTime, endTime }) =>
      workers.map(({ personId, person }) => {
        const isTrained = person.trainingStatus === 'Passed' && person.trainingValidUntil! >= today
        expect(isTrained || exceptions.has(personId)).toBe(true)
        return { personId, day: Number(workDate), startTime: startTime!, endTime: endTime! }
      }),
    )
    const clashes = seen.filter((one, index) =>
      seen.some(
        (other, at) =>
          at > index &&
          other.personId === one.personId &&
          other.day === one.day &&
          other.startTime < one.endTime &&
          one.startTime < other.endTime,
      ),
    )
    expect(clashes).toEqual([])
  })
})
