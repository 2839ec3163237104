/**
 * ใบอนุญาตทำงาน: ร่าง → ส่งขออนุมัติ → อนุมัติครบสามฝ่าย → เริ่มงาน → เสร็จงาน → ปิด
 * The life of a permit: who may give which command, and where it leads. Source: docs/interface.md#work-permits.
 */
export const permitStatuses = [
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
] as const
export type PermitStatus = (typeof permitStatuses)[number]

export const permitCommands = [
  'submit',
  'approve',
  'requestChange',
  'reject',
  'activate',
  'stopWork',
  'resume',
  'finishWork',
  'close',
  'cancel',
] as const
export type PermitCommand = (typeof permitCommands)[number]

/** What a person is to a permit. A person may be several at once; everybody who sees it is `anyone`. */
export const parts = [
  'requester',
  'company',
  'assignee',
  'safetyOfficer',
  'workOwner',
  'workspaceOwner',
  'admin',
  'anyone',
] as const
export type Part = (typeof parts)[number]

type Step = {
  from: readonly PermitStatus[]
  to: PermitStatus
  by: readonly Part[]
  needsReason?: true
  /** Refused while the permit has gaps. */
  needsReadiness?: true
  /** On the work date, before the end. */
  onTheDay?: true
}

const askers = ['requester', 'company', 'assignee'] as const
const deciders = ['safetyOfficer', 'workOwner', 'workspaceOwner'] as const

export const workflow: Record<PermitCommand, Step> = {
  submit: {
    from: ['Draft', 'ChangesRequested'],
    to: 'Submitted',
    by: askers,
    needsReadiness: true,
  },
  /** Leads on with the last of the three approvals. */
  approve: { from: ['Submitted'], to: 'Approved', by: deciders, needsReadiness: true },
  /** Takes the approvals away, too. */
  requestChange: { from: ['Submitted'], to: 'ChangesRequested', by: deciders, needsReason: true },
  reject: { from: ['Submitted'], to: 'Rejected', by: deciders, needsReason: true },
  activate: {
    from: ['Approved'],
    to: 'Active',
    by: ['safetyOfficer'],
    needsReadiness: true,
    onTheDay: true,
  },
  stopWork: { from: ['Active'], to: 'Suspended', by: ['anyone'], needsReason: true },
  resume: { from: ['Suspended'], to: 'Active', by: ['safetyOfficer'] },
  finishWork: { from: ['Active', 'Expired'], to: 'AwaitingClosure', by: ['requester'] },
  close: { from: ['AwaitingClosure'], to: 'Closed', by: ['safetyOfficer'] },
  cancel: {
    from: ['Draft', 'Submitted', 'ChangesRequested', 'Approved'],
    to: 'Cancelled',
    by: [...askers, 'safetyOfficer', 'workOwner', 'admin'],
  },
}

/** What the clock does to a permit that is past its end. */
export const expiry = { from: ['Approved', 'Active'], to: 'Expired' } as const

const commands = Object.keys(workflow) as PermitCommand[]

/** Where a command leads from a status, or null where it does not apply. */
export const nextStatus = (status: PermitStatus, command: PermitCommand): PermitStatus | null =>
  workflow[command].from.includes(status) ? workflow[command].to : null

export const mayGive = (command: PermitCommand, held: readonly Part[]): boolean =>
  workflow[command].by.some((part) => held.includes(part))

/** The commands that these parts have in this status, whatever day it is and whoever approved before. */
export const commandsOf = (status: PermitStatus, held: readonly Part[]): PermitCommand[] =>
  commands.filter((command) => nextStatus(status, command) && mayGive(command, held))

const isOpenToChange = (status: PermitStatus) => status === 'Draft' || status === 'ChangesRequested'
const mayChange = (held: readonly Part[]) =>
  held.some((part) => part === 'admin' || askers.some((asker) => asker === part))

/** What keeps these parts from changing the permit: it is not theirs, or it has moved on. */
export function saveRefusal(status: PermitStatus, held: readonly Part[]) {
  if (!mayChange(held)) return 'not-your-part' as const
  return isOpenToChange(status) ? null : ('permit-not-open-to-change' as const)
}

export function removeRefusal(status: PermitStatus, held: readonly Part[]) {
  if (!mayChange(held)) return 'not-your-part' as const
  return status === 'Draft' ? null : ('permit-not-a-draft' as const)
}
