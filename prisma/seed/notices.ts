import {
  newsOfAssignment,
  newsOfOverdue,
  overdueRecipients,
} from '@/lib/domain/work/tasks/notices/rules'
import { isOver } from '@/lib/domain/work/tasks/over/rules'
import {
  approversOf,
  newsOfStep,
  requestersOf,
  noticeOfStep,
} from '@/lib/domain/work/work-permits/rules'
import type { PermitCommand } from '@/lib/domain/work/work-permits/workflow'
import type { Role } from '@/lib/platform/access/policies'
import { addDays, fromUtcDate, toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { NoticeEventName } from '@/lib/platform/notices/events'
import { DAY } from '@/lib/platform/dates/durations'
import type { Calendar } from './calendar'
import { employerId } from './employers'
import { demoId } from './ids'
import { people } from './people'
import type { DemoPermitRows } from './permit-rows'
import type { projectRows, projectUserRows } from './project-rows'
import type { taskLogRows, taskRows } from './task-rows'
import { userId } from './user-rows'
import { users } from './users'

type Rows = {
  projects: ReturnType<typeof projectRows>
  projectUsers: ReturnType<typeof projectUserRows>
  tasks: ReturnType<typeof taskRows>
  taskLogs: ReturnType<typeof taskLogRows>
  workPermits: DemoPermitRows
}

type DemoNotice = {
  event: NoticeEventName
  userIds: string[]
  actorUserId: string | null
  subjectId: string
  occasion: string
  params: Record<string, string>
  at: Date
}

/** What users were told of permits and tasks in the last two weeks; they have read what is older than a day. */
export function noticeRows({ now, today }: Calendar, rows: Rows): Prisma.NoticeCreateManyInput[] {
  const since = now.getTime() - 14 * DAY
  return [...stepNotices(rows), ...assignmentNotices(rows), ...overdueNotices(rows, today)]
    .filter(({ at }) => at.getTime() >= since && at <= now)
    .flatMap(({ userIds, actorUserId, at, ...news }) =>
      [...new Set(userIds)]
        .filter((id) => id !== actorUserId && activeRoles.has(id))
        .map((id) => ({ ...news, userId: id, createdAt: at, readAt: readAt(at, now) })),
    )
    .map((row, index) => ({ ...row, id: demoId('notice', index + 1) }))
}

const readAt = (at: Date, now: Date) =>
  now.getTime() - at.getTime() > DAY ? new Date(at.getTime() + DAY / 8) : null

const active = users.filter(({ status }) => status === 'Active')
const activeRoles = new Map(active.map(({ person, roles }) => [userId(person), roles]))
const usersWith = (roles: readonly Role[]) =>
  active
    .filter((user) => roles.some((role) => user.roles.includes(role)))
    .map(({ person }) => userId(person))

const clerksOf = (contractorId: string | null | undefined) =>
  usersWith(['Contractor']).filter((id) => employerOf(id) === contractorId)

const personOf = (id: string | null | undefined) => {
  const user = users.find(({ person }) => userId(person) === id)
  return people.find(({ key }) => key === user?.person)!
}

const employerOf = (id: string) => employerId(personOf(id).employer)

function nameOf(id: string | null | undefined): { th: string; en: string } {
  const { nameTh: th, nameEn: en } = personOf(id)
  return { th, en }
}

function stepNotices({ workPermits, tasks, projectUsers, ...rows }: Rows): DemoNotice[] {
  return workPermits.logs.flatMap(
    ({ id, permitId, command, toStatus, actorUserId, reason, at }) => {
      const notice = noticeOfStep(command as PermitCommand, toStatus)
      if (!notice || !actorUserId) return []
      const permit = workPermits.permits.find((each) => each.id === permitId)!
      const parties = {
        requestedByUserId: permit.requestedByUserId,
        contractorId: permit.contractorId ?? null,
        task: tasks.find((task) => task.id === permit.taskId) ?? null,
        project: {
          workOwnerUserId:
            rows.projects.find((project) => project.id === permit.projectId)?.workOwnerUserId ??
            null,
          users: projectUsers.filter((user) => user.projectId === permit.projectId),
        },
      }
      const { userIds, unnamedRoles } = approversOf(parties, activeRoles)
      const workDate = permit.workDate ? new Date(permit.workDate) : null
      const step = { to: toStatus, reason: reason ?? null, by: nameOf(actorUserId) }
      return {
        event: notice.event,
        userIds: [
          ...(notice.requesters
            ? [...requestersOf(parties), ...clerksOf(permit.contractorId)]
            : []),
          ...(notice.approvers ? [...userIds, ...usersWith(unnamedRoles)] : []),
        ],
        actorUserId,
        subjectId: permit.id,
        occasion: id!,
        params: newsOfStep({ permitNo: permit.permitNo, workDate }, step),
        at,
      }
    },
  )
}

const dueDateOf = ({ dueDate }: Rows['tasks'][number]) => (dueDate ? new Date(dueDate) : null)

const assignmentNotices = ({ tasks, taskLogs }: Rows): DemoNotice[] =>
  taskLogs
    .filter(({ command }) => command === 'create' || command === 'reassign')
    .map(({ id, taskId, assigneeUserId, actorUserId, at }) => {
      const task = tasks.find((each) => each.id === taskId)!
      return {
        event: 'task.assigned',
        userIds: [assigneeUserId],
        actorUserId,
        subjectId: taskId,
        occasion: id!,
        params: newsOfAssignment({ ...task, title: task.title, dueDate: dueDateOf(task) }),
        at: new Date(at!),
      }
    })

/** At ten in the morning after the due date. */
const overdueNotices = ({ tasks }: Rows, today: Day): DemoNotice[] =>
  tasks.flatMap((task) => {
    const dueDate = dueDateOf(task)
    const { id, refId, title, assigneeUserId, assignerUserId, status } = task
    if (!dueDate || isOver(status ?? 'Open') || fromUtcDate(dueDate) >= today) return []
    const day = fromUtcDate(dueDate)
    return {
      event: 'task.overdue',
      userIds: overdueRecipients({ assigneeUserId, assignerUserId, dueDate: day }, today),
      actorUserId: null,
      subjectId: id!,
      occasion: day,
      params: newsOfOverdue({ refId, title, dueDate: day, assignee: nameOf(assigneeUserId) }),
      at: new Date(toUtcDate(addDays(day, 1)).getTime() + DAY / 8),
    }
  })
