/**
 * งาน: เปิด → เริ่ม → ส่งตรวจ → อนุมัติ / ขอให้แก้ไข / ไม่อนุมัติ ผู้ทำงานดึงกลับได้จนกว่าจะมีผลตรวจ และยกเลิกได้ก่อนส่งตรวจ
 * The life of a task: who may give which command, and where it leads. Source: docs/interface.md#tasks.
 */
import { Workflow } from '@/lib/platform/workflow/workflow'
import { isOver } from './over/rules'

export const taskWorkflow = new Workflow({
  subject: 'task',
  statuses: ['Open', 'InProgress', 'InReview', 'Completed', 'Rejected', 'Cancelled'],
  words: { statuses: 'tasks.statuses', commands: 'tasks.commands' },
  /** A user may have several in one task. */
  roles: ['assignee', 'assigner', 'admin'],
  /** See `taskChecks`. */
  conditions: ['may-register'],
  wrongStatus: 'state-moved-on',
  reasonField: 'comment',
  transitions: {
    start: { from: ['Open'], to: 'InProgress', by: ['assignee'], look: 'leading', isInstant: true },
    submit: {
      from: ['InProgress'],
      to: 'InReview',
      by: ['assignee'],
      reason: 'optional',
      needsReadiness: true,
      look: 'leading',
    },
    approve: {
      from: ['InReview'],
      to: 'Completed',
      by: ['assigner', 'admin'],
      reason: 'optional',
      condition: 'may-register',
      look: 'leading',
    },
    requestChange: {
      from: ['InReview'],
      to: 'InProgress',
      by: ['assigner', 'admin'],
      reason: 'needed',
      look: 'plain',
    },
    withdraw: {
      from: ['InReview'],
      to: 'InProgress',
      by: ['assignee'],
      look: 'plain',
      isInstant: true,
    },
    reject: {
      from: ['InReview'],
      to: 'Rejected',
      by: ['assigner', 'admin'],
      reason: 'needed',
      look: 'adverse',
    },
    cancel: {
      from: ['Open', 'InProgress'],
      to: 'Cancelled',
      by: ['assignee', 'assigner'],
      reason: 'optional',
      look: 'ending',
    },
  },
})

export const { statuses: taskStatuses, commands: taskCommands } = taskWorkflow
export type TaskStatus = (typeof taskStatuses)[number]
export type TaskCommand = (typeof taskCommands)[number]
export type TaskRole = (typeof taskWorkflow.table.roles)[number]

export const overStatuses = taskStatuses.filter(isOver)
export const unfinishedStatuses = taskStatuses.filter((status) => !isOver(status))

/** An assigner or an Admin hands a task to somebody else until it is over. */
export const mayReassign = (status: TaskStatus, roles: readonly TaskRole[]): boolean =>
  !isOver(status) && roles.some((role) => role === 'assigner' || role === 'admin')
