import * as z from 'zod'
import { roles } from '@/lib/platform/access/policies'
import {
  command,
  fileByPost,
  get,
  list,
  query,
  result,
  type OutputOf,
} from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import {
  byId,
  filter,
  id,
  named,
  optionalCode,
  optionalCount,
  optionalLongText,
  optionalText,
  rowVersion,
  searchedCode,
} from '@/lib/platform/contract/fields'
import { projectLookups, references, referencesInput } from './staff/contract'
import { projectStatuses } from './workflow'

const status = z.enum(projectStatuses)

/** A project as lists show it. */
export const projectRow = z.object({
  id: z.guid(),
  PurchaseRequisitionNo: z.string().nullable(),
  name: z.string(),
  employerId: z.guid().nullable(),
  employerNameTh: z.string().nullable(),
  employerNameEn: z.string().nullable(),
  workOwnerUserId: z.guid().nullable(),
  workOwnerNameTh: z.string().nullable(),
  workOwnerNameEn: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string().meta({ description: 'Inclusive' }),
  status,
  rowVersion: z.int(),
})
export type ProjectRow = z.output<typeof projectRow>

const linkedTask = z.object({
  id: z.guid(),
  refId: z.string(),
  taskTypeId: z.int(),
  title: z.string(),
  status: z.string(),
})

export const projectRecord = z.object({
  id: z.guid(),
  PurchaseRequisitionNo: z.string().nullable(),
  name: z.string(),
  ...references,
  startDate: z.string(),
  endDate: z.string().meta({ description: 'Inclusive' }),
  status,
  statusReason: z.string().nullable(),
  description: z.string().nullable(),
  plannedWorkers: z.int().nullable().meta({ description: 'People expected to work on it' }),
  rowVersion: z.int(),
  employer: named.nullable(),
  staff: z.array(named.extend({ role: z.enum(roles) })),
  tasks: z.array(linkedTask),
  lookups: projectLookups.optional(),
  can: z.object({ remove: z.boolean(), changeStatus: z.array(status) }),
})
export type ProjectRecord = z.output<typeof projectRecord>

export const projects = {
  preCreate: get('/api/projects/preCreate', {
    policy: 'project-mgmt',
    summary: 'Whether a project can be staffed',
    description: 'One message a gap: contractors, users by role, workspace areas.',
    input: z.object({}),
    output: result,
  }),
  create: get('/api/projects/create', {
    policy: 'project-mgmt',
    summary: 'The template of a new project',
    description:
      'Default values, the lists to choose from, and the default user of each role preselected. 400 with more to choose from than the bound of lists.',
    input: z.object({}),
    output: z.object({
      PurchaseRequisitionNo: z.null(),
      name: z.literal(''),
      ...references,
      startDate: z.string(),
      endDate: z.string(),
      status,
      description: z.null(),
      plannedWorkers: z.null(),
      lookups: projectLookups,
    }),
  }),
  get: get('/api/projects/get/{id}', {
    policy: 'project-mgmt',
    summary: 'One project with what it refers to',
    description:
      'A project that does not exist is 400, not 404. `lookups` come when `includeEmptyOption` is given; true puts one empty choice first in each.',
    input: byId.extend({ includeEmptyOption: filter(z.string().max(20).pipe(z.stringbool())) }),
    output: projectRecord,
  }),
  save: command('/api/projects/save', {
    policy: 'project-mgmt',
    summary: 'Make or change a project',
    description:
      'A PR No. of another project, in whichever case, is 400, always with the Thai message. Without `employerId` 500; an employer that is not a contractor is 400. With an empty name, or the name DRAFT, the project becomes a draft named DRAFT, which is 400 while a permit of it is open; a name left out keeps. The PR No. is not emptied while the project is Active, OnHold or Completed (400). Otherwise `status` changes by changeStatus only.',
    input: z
      .object({
        id: id.optional(),
        PurchaseRequisitionNo: optionalCode(50),
        name: optionalText(300),
        ...referencesInput,
        startDate: day.optional(),
        endDate: day.optional(),
        description: optionalLongText(4000),
        plannedWorkers: optionalCount(10_000),
        rowVersion,
      })
      .refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
        params: { rule: 'end-before-start' },
        path: ['endDate'],
      }),
    output: result,
    transaction: 'handler',
  }),
  remove: command('/api/projects/remove', {
    policy: 'project-mgmt',
    summary: 'Remove a project',
    description: '400 while tasks or permits refer to it; nothing is deleted then.',
    input: byId,
    output: result,
  }),
  search: list('/api/projects/search', {
    policy: 'project-mgmt',
    summary: 'All projects, or those of a company',
    description: '`keyword` is accepted and ignored.',
    filters: {
      employerId: filter(id),
      keyword: z.custom<unknown>().optional().meta({ type: 'string', description: 'Ignored' }),
    },
    row: projectRow,
    sorts: ['PurchaseRequisitionNo', 'name', 'startDate', 'endDate', 'status'],
  }),
  searchByPrNo: query('/api/projects/searchByPrNo', {
    policy: 'project-mgmt',
    summary: 'Projects by any part of the PR No.',
    description: '`linkedTaskRefId` is left out when no task is linked.',
    input: z.object({ PurchaseRequisitionNo: searchedCode(50) }),
    output: z.array(
      projectRow.extend({
        isInUse: z.boolean(),
        linkedTaskRefId: z.string().optional(),
        linkedTaskId: z.guid().optional(),
      }),
    ),
  }),
  exportXlsx: fileByPost('/api/projects/exportXlsx', {
    policy: 'project-mgmt',
    summary: 'Projects as an XLSX file',
    description:
      'Those named, in their order: lists of projects are searched by their readers. Ids of nothing are passed over; when nothing is left, 400.',
    input: z.object({ ids: z.array(id).max(100_000) }),
    bodyLimit: 5 * 1024 * 1024,
  }),
  changeStatus: command('/api/projects/changeStatus', {
    policy: 'project-mgmt',
    summary: 'Move a project to another status',
    description:
      'Draft → Active → OnHold ⇄ Active → Completed; any but Completed → Cancelled. Completing needs no permit in the open group; a step that the life of a project does not have is 409.',
    input: z.object({ id, status, reason: optionalLongText(1000), rowVersion }),
    output: result,
  }),
}

export type ProjectTemplate = OutputOf<typeof projects.create>
