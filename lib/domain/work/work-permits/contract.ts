import * as z from 'zod'
import { dutyCodes, MOST_DUTIES } from '@/lib/domain/eligibility/requirements/rules'
import { jsaStepRecord, jsaStepsOrNone, permitType } from '@/lib/domain/work/jsa-templates/contract'
import {
  command,
  file,
  get,
  list,
  query,
  result,
  type CheckedInputOf,
  type OutputOf,
} from '@/lib/platform/contract/contract'
import { day, timeOfDay } from '@/lib/platform/contract/days'
import {
  byId,
  filter,
  id,
  keyword,
  named,
  optionalId,
  optionalLongText,
  optionalText,
  rowVersion,
  text,
} from '@/lib/platform/contract/fields'
import { commandList } from '@/lib/platform/workflow/command-list'
import { permitCrew } from './crew/contract'
import { permitLookups, permitTemplate, permitWorker } from './lookups/contract'
import { approvalRoles } from './approvers/rules'
import { ANY_GROUP, permitGroups } from './rules'
import { permitGap } from './readiness/contract'
import { permitCommands, permitStatuses, permitWorkflow } from './workflow'

const permitStatus = z.enum(permitStatuses)
const permitGroup = z.enum(permitGroups)
const approvalRole = z.enum(approvalRoles)
const permitCommand = z.enum(permitCommands)

const approval = z.object({
  role: approvalRole,
  userId: z.guid(),
  at: z.string(),
  user: named,
})

/** A permit as lists show it. */
const permitRow = z.object({
  id: z.guid(),
  permitNo: z.string().meta({ description: 'WP-2026-000123' }),
  taskId: z.guid().nullable(),
  projectId: z.guid().nullable(),
  contractorId: z.guid().nullable(),
  typeCode: permitType,
  workspaceAreaId: z.guid().nullable(),
  workDate: z.string().nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  description: z.string().nullable(),
  status: permitStatus,
  statusReason: z.string().nullable(),
  group: permitGroup.nullable(),
  approvals: z.array(approval),
  workerCount: z.int(),
  requestedByUserId: z.guid().meta({
    description: 'Who began it; from submission on, who submitted it',
  }),
  requestedBy: named,
  project: z
    .object({ id: z.guid(), PurchaseRequisitionNo: z.string().nullable(), name: z.string() })
    .nullable(),
  contractor: named.nullable(),
  workspaceArea: named.extend({ code: z.string() }).nullable(),
  createdAt: z.string(),
  rowVersion: z.int().meta({ description: 'Grows with each change, not with an approval' }),
})
export type PermitRow = z.output<typeof permitRow>

const permitRecord = permitRow.extend({
  task: z
    .object({
      id: z.guid(),
      refId: z.string(),
      title: z.string(),
      canOpen: z.boolean().meta({ description: 'Whether the task exists for the caller' }),
    })
    .nullable(),
  workers: z.array(
    z.object({
      personId: z.guid(),
      duty: z.string().nullable(),
      dutyCodes: z.array(z.enum(dutyCodes)),
      person: permitWorker,
    }),
  ),
  jsa: z.object({
    templateId: z.guid().nullable(),
    templateRevision: z.int().nullable(),
    template: named.extend({ code: z.string(), revision: z.int() }).nullable(),
    steps: z
      .array(jsaStepRecord)
      .meta({ description: 'A copy: changes of the template leave it as it is' }),
  }),
  ppe: z.array(z.string()),
  availableCommands: z.array(permitCommand),
  requesterHasLeft: z.boolean().meta({
    description:
      'Whether the requester can do nothing more about it: a Safety Officer or the company finishes the work',
  }),
  awaiting: z
    .array(
      z.object({
        role: approvalRole,
        users: z.array(named).meta({ description: 'Those named by the project who may decide' }),
        isOpenToAll: z.boolean().meta({ description: 'Whether others of this role may, too' }),
      }),
    )
    .meta({
      description:
        'Whose approvals are awaited; empty in any status but Submitted, and past the end',
    }),
  can: z.object({
    save: z.boolean(),
    remove: z.boolean(),
    approveAs: z
      .array(approvalRole)
      .meta({ description: 'The roles for which the caller may approve now' }),
    override: z.boolean().meta({ description: 'Whether the caller may let workers pass' }),
  }),
})
export type PermitRecord = z.output<typeof permitRecord>

const permitLog = z.object({
  id: z.guid(),
  permitId: z.guid(),
  command: z.enum(['create', ...permitCommands, 'expire']),
  fromStatus: permitStatus.nullable(),
  toStatus: permitStatus,
  role: approvalRole.nullable(),
  actorUserId: z.guid().nullable(),
  actor: named.nullable().meta({ description: 'Nobody, where the clock did it' }),
  reason: z.string().nullable(),
  at: z.string(),
})
export type PermitLog = z.output<typeof permitLog>

const needingReason = permitWorkflow.commandsWith(({ reason }) => reason === 'needed')
const needingReadiness = permitWorkflow.commandsWith(
  ({ needsReadiness }) => needsReadiness === true,
)

const unique = <T>(values: readonly T[]) => new Set(values).size === values.length

const visibility =
  'To a caller who is Contractor and nothing more, the permits of other employers do not exist.'

export const workPermits = {
  create: query('/api/work-permits/create', {
    policy: 'realm-basic',
    summary: 'The template of a new permit, and what it may choose from',
    description: `Projects and people are looked up by searchProjects and searchWorkers. ${visibility}`,
    input: z.object({ projectId: filter(id), contractorId: filter(id) }),
    output: permitTemplate,
  }),
  get: get('/api/work-permits/get/{id}', {
    policy: 'realm-basic',
    summary: 'One permit, with what the caller may do with it',
    description: visibility,
    input: byId,
    output: permitRecord,
  }),
  save: command('/api/work-permits/save', {
    policy: 'realm-basic',
    summary: 'Make or change a permit',
    description: `By its requester, the assignee of its task, a Contractor user of its company or an Admin, while it is Draft or ChangesRequested (409 otherwise). What is left out keeps its value, null clears it. A draft may be incomplete: submission asks for the rest. The work is on one day: night work takes two permits. With \`jsa.templateId\` alone the steps of that template are copied. ${visibility}`,
    input: z
      .object({
        id: id.optional(),
        projectId: optionalId,
        contractorId: optionalId,
        typeCode: permitType.optional(),
        workspaceAreaId: optionalId,
        workDate: day.nullish(),
        startTime: timeOfDay.nullish(),
        endTime: timeOfDay.nullish(),
        description: optionalLongText(2000),
        workers: z
          .array(
            z.object({
              personId: id,
              duty: optionalText(200),
              dutyCodes: z
                .array(z.enum(dutyCodes))
                .min(1)
                .max(MOST_DUTIES)
                .optional()
                .meta({ description: 'What requirements ask for; Worker where nothing is said' }),
            }),
          )
          .max(200)
          .refine((all) => unique(all.map(({ personId }) => personId)), {
            params: { rule: 'same-person-twice' },
          })
          .optional(),
        jsa: z.object({ templateId: optionalId, steps: jsaStepsOrNone.optional() }).nullish(),
        ppe: z
          .array(text(100))
          .max(40)
          .transform((all) => [...new Set(all)])
          .optional(),
        rowVersion,
      })
      .refine(({ startTime, endTime }) => !startTime || !endTime || startTime < endTime, {
        params: { rule: 'times-in-order' },
        path: ['endTime'],
      }),
    output: result,
  }),
  copy: command('/api/work-permits/copy', {
    policy: 'realm-basic',
    summary: 'Make a new draft from a permit',
    description: `Without a work date. Workers who have left the company, and a project, area or JSA template that may not be chosen any more, are left out; the JSA is that of the template as it is now. ${visibility}`,
    input: byId,
    output: result,
  }),
  remove: command('/api/work-permits/remove', {
    policy: 'realm-basic',
    summary: 'Remove a draft',
    description: `A permit that has been submitted stays (409), and so does one that a task asks for (400 \`permit-of-a-task\`). ${visibility}`,
    input: byId,
    output: result,
  }),
  search: list('/api/work-permits/search', {
    policy: 'realm-basic',
    summary: 'Search permits',
    description: `\`keyword\` looks into permit number, description, project, PR No., company and area. \`sort\` \`due\`: what awaits approval or is open, the earliest work first, then all others, the latest first. ${visibility}`,
    filters: {
      keyword,
      status: filter(permitStatus),
      group: filter(z.enum([...permitGroups, ANY_GROUP])).meta({
        description: 'A group of the dashboard, or `any`: every permit that stands in one',
      }),
      typeCode: filter(permitType),
      projectId: filter(id),
      contractorId: filter(id),
      workspaceAreaId: filter(id),
      personId: filter(id).meta({ description: 'Permits on which this person is a worker' }),
      fromDate: filter(day),
      toDate: filter(day).meta({ description: 'Inclusive' }),
      waitingForMe: filter(z.boolean()).meta({
        description: 'true: only those whose next step is the caller’s',
      }),
    },
    row: permitRow,
    sorts: ['workDate', 'permitNo', 'status', 'createdAt', 'due'],
  }),
  ...permitLookups,
  ...permitCrew,
  readiness: get('/api/work-permits/readiness/{id}', {
    policy: 'realm-basic',
    summary: 'Whether a permit may be submitted, approved and activated, and every gap',
    description: `Project Active, fields filled, JSA present, every worker of the company, Passed and valid on the work date, and on no overlapping permit; a warning before submission where nobody could approve for a role. ${visibility}`,
    input: byId,
    output: z.object({ isReady: z.boolean(), gaps: z.array(permitGap) }),
  }),
  executeCommand: command('/api/work-permits/executeCommand', {
    policy: 'realm-basic',
    summary: 'Move a permit on',
    description: `${commandList(needingReason)} need a reason. \`approve\` counts for the first role of the caller that is still open, or for \`role\`; each role and each person approves once, the requester never. ${commandList(needingReadiness)} are refused with 400 \`permit-not-ready\` and every gap in \`errors\`. What no longer applies is 409 and says what the permit has become and by whom. ${visibility}`,
    input: z.object({
      id,
      command: permitCommand,
      reason: optionalLongText(1000),
      comment: optionalLongText(1000).meta({
        description: 'Taken as the reason where none is given',
      }),
      role: filter(approvalRole),
      rowVersion,
    }),
    output: result,
  }),
  logs: get('/api/work-permits/logs/{id}', {
    policy: 'realm-basic',
    summary: 'What happened to a permit, oldest first',
    description: visibility,
    input: byId,
    output: z.array(permitLog),
  }),
  pdf: file('/api/work-permits/pdf/{id}', {
    policy: 'realm-basic',
    summary: 'A permit as paper: A4, in Thai, with a QR code to the live record',
    description: visibility,
    input: byId,
  }),
}

export type Readiness = OutputOf<typeof workPermits.readiness>
export type PermitInput = CheckedInputOf<typeof workPermits.save>
