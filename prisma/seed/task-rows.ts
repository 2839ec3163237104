import { taskWorkflow, type TaskStatus } from '@/lib/domain/work/tasks/workflow'
import { refIdOf } from '@/lib/domain/work/tasks/rules'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'
import { employerId } from './employers'
import { demoId } from './ids'
import { projectId } from './project-rows'
import { type DemoTask, tasks } from './tasks'
import { userId } from './user-rows'

type LogRow = Prisma.TaskLogCreateManyInput & { toStatus: TaskStatus }

const taskId = (task: DemoTask) => demoId('task', tasks.indexOf(task) + 1)

export function taskIdOf(title: string): string {
  const task = tasks.find((each) => each.title === title)
  if (!task) throw new Error(`The demo knows no task ${title}`)
  return taskId(task)
}

export const taskRows = (calendar: Calendar): Prisma.TaskCreateManyInput[] =>
  tasks.map((task, index) => {
    const last = logsOf(calendar, task).at(-1)!
    return {
      id: taskId(task),
      refId: refIdOf(dayOf(calendar, task), index + 1),
      taskTypeId: task.type,
      title: task.title,
      status: last.toStatus,
      projectId: task.project ? projectId(task.project) : null,
      employerId: task.employer ? employerId(task.employer) : null,
      assigneeUserId: last.assigneeUserId,
      assignerUserId: last.assignerUserId,
      dueDate: task.due === undefined ? null : calendar.inDays(task.due),
      rowVersion: task.steps.length + 1,
      createdAt: calendar.morning(task.madeAgo, index),
    }
  })

export const taskLogRows = (calendar: Calendar): LogRow[] =>
  tasks
    .flatMap((task) => logsOf(calendar, task))
    .map((row, index) => ({ ...row, id: demoId('taskLog', index + 1) }))

const dayOf = ({ inDays }: Calendar, { madeAgo }: DemoTask) => fromUtcDate(inDays(-madeAgo))

/** The log of a task. Throws for a step that the workflow does not allow. */
function logsOf({ morning }: Calendar, task: DemoTask): LogRow[] {
  const fixed = { taskId: taskId(task), assignerUserId: userId(task.assigner) }
  let assigneeUserId = userId(task.assignee)
  let status: TaskStatus = 'Open'
  const created: LogRow = {
    ...fixed,
    assigneeUserId,
    actorUserId: fixed.assignerUserId,
    command: 'create',
    fromStatus: null,
    toStatus: status,
    comment: null,
    at: morning(task.madeAgo, tasks.indexOf(task)),
  }
  const rows = task.steps.map(([daysAgo, by, command, comment, to], index): LogRow => {
    const fromStatus = status
    if (to) assigneeUserId = userId(to)
    const next = command === 'reassign' ? status : taskWorkflow.nextStatus(status, command)
    if (!next) throw new Error(`${task.title}: no ${command} from ${status}`)
    status = next
    return {
      ...fixed,
      assigneeUserId,
      actorUserId: userId(by),
      command,
      fromStatus,
      toStatus: next,
      comment: comment ?? null,
      at: morning(daysAgo, 30 + index * 45),
    }
  })
  return [created, ...rows]
}
