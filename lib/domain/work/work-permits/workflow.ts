/**
 * ใบอนุญาตทำงาน: ฉบับร่าง → ส่งขออนุมัติ → อนุมัติครบสามฝ่าย → เริ่มงาน → เสร็จงาน → ปิด
 * The life of a permit: who may give which command, and where it leads. Source: docs/interface.md#work-permits.
 */
import { Workflow } from '@/lib/platform/workflow/workflow'

/** A user may have several in one permit; everybody who may see it is `anyone`, but no key. */
export const permitRoles = [
  'requester',
  'successor',
  'company',
  'assignee',
  'safetyOfficer',
  'workOwner',
  'workspaceOwner',
  'admin',
  'anyone',
] as const
export type PermitRole = (typeof permitRoles)[number]

const requestingRoles = ['requester', 'company', 'assignee'] as const
const approvingRoles = ['safetyOfficer', 'workOwner', 'workspaceOwner'] as const
const statusesBeforeWork = ['Draft', 'Submitted', 'ChangesRequested', 'Approved'] as const

export const permitWorkflow = new Workflow({
  subject: 'work-permit',
  statuses: [
    'Draft',
    'Submitted',
    'ChangesRequested',
    'Approved',
    'Active',
    'Suspended',
    'AwaitingClosure',
    'Expired',
    'Closed',
    'Rejected',
    'Cancelled',
  ],
  words: { statuses: 'workPermits.statuses', commands: 'workPermits.commands' },
  roles: permitRoles,
  conditions: ['approval-open', 'on-the-day'],
  wrongStatus: 'state-moved-on',
  reasonField: 'reason',
  transitions: {
    submit: {
      from: ['Draft', 'ChangesRequested'],
      to: 'Submitted',
      by: requestingRoles,
      needsReadiness: true,
      look: 'leading',
    },
    /** Changes the status with the last of the three approvals. */
    approve: {
      from: ['Submitted'],
      to: 'Approved',
      by: approvingRoles,
      needsReadiness: true,
      condition: 'approval-open',
      look: 'leading',
    },
    /** Deletes the approvals, too. */
    requestChange: {
      from: ['Submitted'],
      to: 'ChangesRequested',
      by: approvingRoles,
      reason: 'needed',
      look: 'plain',
    },
    reject: {
      from: ['Submitted'],
      to: 'Rejected',
      by: approvingRoles,
      reason: 'needed',
      look: 'adverse',
    },
    activate: {
      from: ['Approved'],
      to: 'Active',
      by: ['safetyOfficer'],
      needsReadiness: true,
      condition: 'on-the-day',
      look: 'leading',
    },
    stopWork: {
      from: ['Active'],
      to: 'Suspended',
      by: ['anyone'],
      reason: 'needed',
      countsWhenStale: true,
      look: 'alarming',
    },
    /** Past the end of the permit to Expired: nobody goes on. */
    resume: {
      from: ['Suspended'],
      to: ['Active', 'Expired'],
      by: ['safetyOfficer'],
      reason: 'optional',
      look: 'leading',
    },
    finishWork: {
      from: ['Active', 'Expired'],
      to: 'AwaitingClosure',
      by: ['requester', 'successor'],
      look: 'leading',
    },
    close: { from: ['AwaitingClosure'], to: 'Closed', by: ['safetyOfficer'], look: 'leading' },
    cancel: {
      from: statusesBeforeWork,
      to: 'Cancelled',
      by: [...requestingRoles, 'safetyOfficer', 'workOwner', 'admin'],
      reason: 'optional',
      look: 'ending',
    },
  },
  clock: { expire: { from: ['Approved', 'Active'], to: 'Expired' } },
})

export const { statuses: permitStatuses, commands: permitCommands } = permitWorkflow
export type PermitStatus = (typeof permitStatuses)[number]
export type PermitCommand = (typeof permitCommands)[number]

/** Under these nobody may work though the work has begun: stopped, and past its end. The worst first. */
export const alarmingStatuses = ['Suspended', 'Expired'] as const satisfies PermitStatus[]
export type AlarmingStatus = (typeof alarmingStatuses)[number]

/** Whether the work of the permit has not begun and may still begin. */
export const isBeforeWork = (status: PermitStatus): boolean =>
  statusesBeforeWork.some((before) => before === status)

const isOpenToChange = (status: PermitStatus) => status === 'Draft' || status === 'ChangesRequested'
const mayChange = (roles: readonly PermitRole[]) =>
  roles.some(
    (role) => role === 'admin' || requestingRoles.some((requesting) => requesting === role),
  )

/** Why somebody may not change a permit, or null. */
export function saveRefusal(status: PermitStatus, roles: readonly PermitRole[]) {
  if (!mayChange(roles)) return 'not-your-part' as const
  return isOpenToChange(status) ? null : ('permit-not-open-to-change' as const)
}

/** What a task asks for stays, so that the task has its subject; it can be cancelled. */
export function removeRefusal(
  { status, taskId }: { status: PermitStatus; taskId: string | null },
  roles: readonly PermitRole[],
) {
  if (!mayChange(roles)) return 'not-your-part' as const
  if (status !== 'Draft') return 'permit-not-a-draft' as const
  return taskId === null ? null : ('permit-of-a-task' as const)
}
