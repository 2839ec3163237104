import * as z from 'zod'
import { roles } from '@/lib/platform/access/policies'
import { command, get, list, result } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import {
  byId,
  filter,
  id,
  keyword,
  named,
  onlyIds,
  optionalId,
  optionalLongText,
  optionalText,
  rowVersion,
} from '@/lib/platform/contract/fields'
import { EACH_BY_ITSELF, manyIds, manyResults, rowVersions } from '@/lib/platform/contract/many'
import { commandList } from '@/lib/platform/workflow/command-list'
import { registrationFields, taskTypeIds, typePolicies } from './subject/contract'
import { taskCommands, taskStatuses, taskWorkflow } from './workflow'

const taskTypeId = z
  .literal(taskTypeIds)
  .meta({ description: '1 ProjectRegistration, 2 ContractorRegistration, 3 WorkPermitRequest' })

const status = z.enum(taskStatuses)
const taskCommand = z.enum(taskCommands)
const needingComment = taskWorkflow.commandsWith(({ reason }) => reason === 'needed')

const taskRecord = z.object({
  id: z.guid(),
  refId: z.string().meta({ description: 'T-2026-000123' }),
  taskTypeId,
  title: z.string(),
  status,
  projectId: z.guid().optional(),
  workPermitId: z.guid().optional(),
  employerId: z.guid().optional(),
  subject: z
    .string()
    .nullable()
    .meta({ description: 'What the task is about: PR No. and project, company, or permit number' }),
  missing: z.array(z.enum(registrationFields)).meta({
    description: 'What the project or company lacks before the registration can be submitted',
  }),
  AssigneeUserId: z.guid(),
  AssignerUserId: z.guid(),
  assignee: named,
  assigner: named,
  dueDate: z.string().nullable(),
  isOverdue: z.boolean(),
  availableCommands: z.array(taskCommand),
  can: z.object({ reassign: z.boolean() }),
  createdAt: z.string(),
  rowVersion: z.int(),
})
export type TaskRecord = z.output<typeof taskRecord>

const assignee = named.extend({
  roles: z.array(z.enum(roles)),
  employer: named.nullable().meta({ description: 'Null where the caller may not know it' }),
  canSignIn: z.boolean(),
})
export type AssigneeRecord = z.output<typeof assignee>

const taskLog = z.object({
  id: z.guid(),
  taskId: z.guid(),
  command: z.enum([...taskCommands, 'create', 'reassign']),
  fromStatus: status.nullable(),
  toStatus: status,
  AssigneeUserId: z.guid(),
  AssignerUserId: z.guid(),
  actorUserId: z.guid(),
  assignee: named,
  actor: named,
  comment: z.string().nullable(),
  at: z.string(),
})
export type TaskLogRecord = z.output<typeof taskLog>

export const tasks = {
  createTask: command('/api/tasks/createTask', {
    policy: 'realm-basic',
    furtherPolicy: (input) => {
      const { data } = z.object({ taskTypeId }).safeParse(input)
      return data && typePolicies[data.taskTypeId]
    },
    summary: 'Create a task and what it registers',
    description:
      'Type 1 (project-mgmt) makes a draft project with the caller as Work Owner, type 2 (contractor-mgmt) a draft contractor company, type 3 (anyone signed in) a draft work permit, in one transaction. Lacking the permission of the type is 403.',
    input: z.object({
      taskTypeId,
      title: optionalText(300),
      AssigneeUserId: optionalId.meta({
        description:
          'Who shall do it, one of searchAssignees; the caller when left out, but a key has to name one',
      }),
      dueDate: day.nullish(),
      projectId: optionalId.meta({ description: 'Type 3: the project that the permit is for' }),
    }),
    output: taskRecord,
  }),
  get: get('/api/tasks/get/{id}', {
    policy: 'realm-basic',
    summary: 'One task',
    description: 'A task that the caller has no part in is refused as one that does not exist.',
    input: byId,
    output: taskRecord,
  }),
  search: list('/api/tasks/search', {
    policy: 'realm-basic',
    summary: 'Tasks; mine by default',
    filters: {
      scope: filter(z.enum(['waitingForMe', 'mine', 'assignedByMe', 'all']))
        .transform((scope) => scope ?? 'mine')
        .meta({ description: '`all` is every task that the caller may see; `mine` if not said' }),
      keyword,
      taskTypeId: filter(taskTypeId),
      status: filter(status),
      isOver: filter(z.boolean()).meta({ description: 'false: only those still to be done' }),
      projectId: filter(id),
      employerId: filter(id).meta({
        description: 'About this company: its registration, its projects and its permits',
      }),
    },
    row: taskRecord,
    sorts: ['dueDate', 'createdAt', 'refId', 'title', 'status'],
  }),
  searchAssignees: list('/api/tasks/searchAssignees', {
    policy: 'realm-basic',
    summary: 'Look up those to whom I may give a task',
    description:
      'Users who are not kept out. To a caller who is Contractor and nothing more, those of the own company and those named in its projects.',
    filters: { keyword, ids: onlyIds },
    row: assignee,
    sorts: ['firstNameTh', 'firstNameEn'],
  }),
  executeCommand: command('/api/tasks/executeCommand', {
    policy: 'realm-basic',
    summary: 'Move a task on',
    description: `${commandList(needingComment)} need a comment. submit is 400 while the project or company to be registered is incomplete, with an error a field. A command that no longer applies is 409 and says what the task has become and by whom.`,
    input: z.object({ id, command: taskCommand, comment: optionalLongText(2000), rowVersion }),
    output: result,
  }),
  reassign: command('/api/tasks/reassign', {
    policy: 'realm-basic',
    summary: 'Hand a task to somebody else',
    description:
      'By the assigner or an Admin, until the task is over, to one of those that searchAssignees gives. The task of a permit is not given to a Contractor of another company than the permit’s, who would not see it: 400 `permit-of-other-company`.',
    input: z.object({ id, AssigneeUserId: id, comment: optionalLongText(2000), rowVersion }),
    output: result,
  }),
  reassignMany: command('/api/tasks/reassignMany', {
    policy: 'realm-basic',
    summary: 'Hand several tasks to somebody else',
    description: `As reassign does with one; what is that user’s already is left as it is. ${EACH_BY_ITSELF}`,
    input: z.object({
      ids: manyIds,
      rowVersions,
      AssigneeUserId: id,
      comment: optionalLongText(2000),
    }),
    output: manyResults,
  }),
  logs: get('/api/tasks/logs/{id}', {
    policy: 'realm-basic',
    summary: 'What happened to a task, oldest first',
    input: byId,
    output: z.array(taskLog),
  }),
}
