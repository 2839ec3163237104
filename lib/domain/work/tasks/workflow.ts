/**
 * งาน: เปิด → เริ่ม → ส่งตรวจ → อนุมัติ / ขอแก้ไข / ปฏิเสธ และยกเลิกได้ก่อนส่งตรวจ
 * The life of a task: who may give which command, and where it leads. Source: docs/interface.md#tasks.
 */
import type { TaskCommand, TaskStatus } from './contract'

/** What a person is to a task. A person may be several at once. */
export type Part = 'assignee' | 'assigner' | 'admin'

type Step = {
  from: readonly TaskStatus[]
  to: TaskStatus
  by: readonly Part[]
  needsComment?: true
}

export const workflow: Record<TaskCommand, Step> = {
  start: { from: ['Open'], to: 'InProgress', by: ['assignee'] },
  submit: { from: ['InProgress'], to: 'InReview', by: ['assignee'] },
  approve: { from: ['InReview'], to: 'Completed', by: ['assigner', 'admin'] },
  requestChange: {
    from: ['InReview'],
    to: 'InProgress',
    by: ['assigner', 'admin'],
    needsComment: true,
  },
  reject: { from: ['InReview'], to: 'Rejected', by: ['assigner', 'admin'], needsComment: true },
  cancel: { from: ['Open', 'InProgress'], to: 'Cancelled', by: ['assignee', 'assigner'] },
}

const commands = Object.keys(workflow) as TaskCommand[]

export const isOver = (status: TaskStatus): boolean =>
  status === 'Completed' || status === 'Rejected' || status === 'Cancelled'

/** Where a command leads from a status, or null where it does not apply. */
export const nextStatus = (status: TaskStatus, command: TaskCommand): TaskStatus | null =>
  workflow[command].from.includes(status) ? workflow[command].to : null

export const mayGive = (command: TaskCommand, parts: readonly Part[]): boolean =>
  workflow[command].by.some((part) => parts.includes(part))

/** The commands that this person is offered now. */
export const availableCommands = (status: TaskStatus, parts: readonly Part[]): TaskCommand[] =>
  commands.filter((command) => nextStatus(status, command) && mayGive(command, parts))

/** An assigner or an Admin hands a task to somebody else until it is over. */
export const mayReassign = (status: TaskStatus, parts: readonly Part[]): boolean =>
  !isOver(status) && parts.some((part) => part === 'assigner' || part === 'admin')
