/**
 * สถานะโครงการ: ฉบับร่าง → ดำเนินการ ⇄ พักไว้ → เสร็จสิ้น และยกเลิกได้จนกว่าจะเสร็จสิ้น
 * The life of a project. Source: docs/interface.md#projects.
 */
import { Workflow } from '@/lib/platform/workflow/workflow'

export const projectWorkflow = new Workflow({
  subject: 'project',
  statuses: ['Draft', 'Active', 'OnHold', 'Completed', 'Cancelled'],
  words: { statuses: 'projects.statuses', commands: 'projects.commands' },
  roles: ['project-mgmt'],
  conditions: ['no-open-permit'],
  wrongStatus: 'no-such-step',
  reasonField: 'reason',
  transitions: {
    start: {
      from: ['Draft'],
      to: 'Active',
      by: ['project-mgmt'],
      reason: 'optional',
      needsReadiness: true,
      event: 'status-changed',
      look: 'leading',
    },
    hold: {
      from: ['Active'],
      to: 'OnHold',
      by: ['project-mgmt'],
      reason: 'optional',
      event: 'status-changed',
      look: 'plain',
    },
    resume: {
      from: ['OnHold'],
      to: 'Active',
      by: ['project-mgmt'],
      reason: 'optional',
      needsReadiness: true,
      event: 'status-changed',
      look: 'leading',
    },
    complete: {
      from: ['Active'],
      to: 'Completed',
      by: ['project-mgmt'],
      reason: 'optional',
      condition: 'no-open-permit',
      event: 'status-changed',
      look: 'plain',
    },
    cancel: {
      from: ['Draft', 'Active', 'OnHold'],
      to: 'Cancelled',
      by: ['project-mgmt'],
      reason: 'optional',
      event: 'status-changed',
      look: 'ending',
    },
  },
})

export const projectStatuses = projectWorkflow.statuses
const projectCommands = projectWorkflow.commands
export type ProjectStatus = (typeof projectStatuses)[number]
export type ProjectCommand = (typeof projectCommands)[number]

/** The request names the new status; this is the command that leads there. */
export const commandTo = (from: ProjectStatus, to: ProjectStatus): ProjectCommand | undefined =>
  projectCommands.find((command) => projectWorkflow.nextStatus(from, command) === to)

/** Where a project may go from a status, in the order of the buttons. */
export const nextStatuses = (from: ProjectStatus): ProjectStatus[] =>
  projectCommands.flatMap((command) => projectWorkflow.nextStatus(from, command) ?? [])

export const unfinishedStatuses = projectStatuses.filter(
  (status) => nextStatuses(status).length > 0,
)
