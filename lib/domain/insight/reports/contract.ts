import * as z from 'zod'
import { expiringCredential } from '@/lib/domain/eligibility/credentials/ending/contract'
import { refusedEntry } from '@/lib/domain/gate/gate/refusals/contract'
import { expiringTraining } from '@/lib/domain/people/persons/training/contract'
import { permitType } from '@/lib/domain/work/jsa-templates/contract'
import { taskStatuses } from '@/lib/domain/work/tasks/workflow'
import { permitStatuses } from '@/lib/domain/work/work-permits/workflow'
import { fileByPost, query } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import { filter, id } from '@/lib/platform/contract/fields'
import { bases, reportNames, DEFAULT_DAYS_AHEAD, DEFAULT_WEEKS } from './rules'

const contractorId = filter(id)
const period = {
  fromDate: filter(day),
  toDate: filter(day).meta({ description: 'Inclusive' }),
}
const withinDays = filter(z.int().min(1).max(366))
  .transform((value) => value ?? DEFAULT_DAYS_AHEAD)
  .meta({ description: `From today; ${DEFAULT_DAYS_AHEAD} if not said` })

const weeks = filter(z.int().min(1).max(26))
  .transform((value) => value ?? DEFAULT_WEEKS)
  .meta({ description: `This week and those after it; ${DEFAULT_WEEKS} if not said` })

const count = z.int().min(0)
const percent = z
  .int()
  .min(0)
  .max(100)
  .nullable()
  .meta({ description: 'Null where nothing counts' })
const contractor = {
  id: z.guid(),
  contractorTh: z.string(),
  contractorEn: z.string().nullable(),
}

const ownOnly = 'A caller who is Contractor and nothing more gets the own employer’s figures.'

export const reports = {
  trainingCompliance: query('/api/reports/trainingCompliance', {
    policy: 'reports',
    summary: 'How many people of each contractor hold a valid training',
    description: `\`passed\`: Passed, and still valid today. ${ownOnly}`,
    input: z.object({ contractorId }),
    output: z.array(
      z.object({
        ...contractor,
        people: count,
        passed: count,
        expired: count,
        failed: count,
        notTrained: count,
        compliance: percent,
      }),
    ),
  }),
  expiringTraining: query('/api/reports/expiringTraining', {
    policy: 'reports',
    summary: 'People whose training expires soon, the first one first',
    description: ownOnly,
    input: z.object({ contractorId, withinDays }),
    output: z.array(expiringTraining),
  }),
  expiringCredentials: query('/api/reports/expiringCredentials', {
    policy: 'reports',
    summary: 'Certificates and company documents that expire soon, the first one first',
    description: `Approved ones that no approved renewal replaces. Callers without worker-mgmt and permit-review read “a required document” as the name of a medical one. ${ownOnly}`,
    input: z.object({ contractorId, withinDays }),
    output: z.array(expiringCredential),
  }),
  noShowRate: query('/api/reports/noShowRate', {
    policy: 'reports',
    summary: 'How many of the people enrolled by each contractor did not come',
    description: `Of those whose attendance is known: Attended, Passed, Failed or NoShow, in sessions of the period. ${ownOnly}`,
    input: z.object({ contractorId, ...period }),
    output: z.array(
      z.object({ ...contractor, expected: count, attended: count, noShows: count, rate: percent }),
    ),
  }),
  permitsByType: query('/api/reports/permitsByType', {
    policy: 'reports',
    summary: 'Permits by type and status',
    description: `By work date, where a period is given. ${ownOnly}`,
    input: z.object({ contractorId, ...period }),
    output: z.array(
      z.object({
        id: permitType,
        type: permitType,
        ...(Object.fromEntries(permitStatuses.map((status) => [status, count])) as Record<
          (typeof permitStatuses)[number],
          typeof count
        >),
        total: count,
      }),
    ),
  }),
  overdueTasks: query('/api/reports/overdueTasks', {
    policy: 'reports',
    summary: 'Tasks past their due date, the longest overdue first',
    description: 'Those that the caller may see.',
    input: z.object({ contractorId }),
    output: z.array(
      z.object({
        id: z.guid(),
        refId: z.string(),
        title: z.string(),
        taskType: z.int(),
        taskStatus: z.enum(taskStatuses),
        assigneeTh: z.string(),
        assigneeEn: z.string().nullable(),
        dueDate: z.string(),
        daysLate: count,
      }),
    ),
  }),
  refusedEntries: query('/api/reports/refusedEntries', {
    policy: 'reports',
    summary: 'How often people of each contractor were refused at a gate, and why',
    description: `By company and reason; an attempt with two reasons counts for both. For as long as events are kept (\`gateRetentionDays\`). ${ownOnly}`,
    input: z.object({ contractorId, ...period }),
    output: z.array(refusedEntry),
  }),
  trainingDemand: query('/api/reports/trainingDemand', {
    policy: 'reports',
    summary: 'How many seats of training the coming projects need, week by week',
    description: `People are trained in the week before their project begins. \`basis\`: \`named\` counts those on its permits without a training that is valid to its end or a seat before its start; \`planned\` is its \`plannedWorkers\`, \`estimated\` the median of the company's last three projects, both less the people of the company whose training is valid to its end; of several projects the least certain one. \`seats\` are the free seats of the week, given to the companies in the order of the rows. ${ownOnly}`,
    input: z.object({ contractorId, weeks }),
    output: z.array(
      z.object({
        id: z.string(),
        employerId: z.guid(),
        contractorTh: z.string(),
        contractorEn: z.string().nullable(),
        week: z.string().meta({ description: 'Its first day' }),
        needed: count,
        basis: z.enum(bases),
        seats: count,
        short: count,
        projects: z.array(
          z.object({
            id: z.guid(),
            name: z.string(),
            startDate: z.string(),
            needed: count,
            basis: z.enum(bases),
          }),
        ),
      }),
    ),
  }),
  exportXlsx: fileByPost('/api/reports/exportXlsx', {
    policy: 'reports',
    summary: 'A report as an XLSX file',
    description:
      'The same rows in the same order as the report itself gives for these filters; those that it does not take are ignored. In Thai, or English by `Accept-Language`. No rows are 400.',
    input: z.object({ report: z.enum(reportNames), contractorId, ...period, withinDays, weeks }),
  }),
}
