import * as z from 'zod'
import { personVerdict, verdictCase } from '@/lib/domain/eligibility/eligibility/contract'
import { permitType } from '@/lib/domain/work/jsa-templates/contract'
import { trainingStatuses } from '@/lib/domain/people/persons/contract'
import { list } from '@/lib/platform/contract/contract'
import { timeOfDay } from '@/lib/platform/contract/days'
import { filter, id, keyword, named, onlyIds } from '@/lib/platform/contract/fields'

/** Somebody who may be put on a permit, with the training that decides whether they may work. */
export const permitWorker = named.extend({
  code: z.string().nullable().meta({
    description: 'Null, with what follows, to a Contractor whose company the person has left',
  }),
  TrainingStatus: z.enum(trainingStatuses).nullable(),
  trainingValidUntil: z.string().nullable(),
  profileAssetId: z.guid().nullable(),
})
export type PermitWorker = z.output<typeof permitWorker>

/** What the work on the permit would be. */
const workCase = verdictCase.omit({ purpose: true, at: true }).extend({
  permitId: id.optional(),
  startTime: timeOfDay.optional(),
  endTime: timeOfDay.optional(),
})

const candidate = permitWorker.extend({
  verdict: personVerdict.nullable().meta({ description: 'Null where no `case` is asked' }),
})
export type PermitCandidate = z.output<typeof candidate>

/** A project that a permit may be for. */
const permitProject = z.object({
  id: z.guid(),
  PurchaseRequisitionNo: z.string().nullable(),
  name: z.string(),
  status: z.string(),
  contractorId: z
    .guid()
    .nullable()
    .meta({ description: 'Its company, where that may be given a permit' }),
  workspaceAreaIds: z.array(z.guid()),
})
export type PermitProject = z.output<typeof permitProject>

/** A new permit, and the lists that are short enough to be sent with it. */
export const permitTemplate = z.object({
  projectId: z.guid().nullable(),
  contractorId: z.guid().nullable(),
  typeCode: permitType,
  workspaceAreaId: z.null(),
  workDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  description: z.null(),
  workers: z.array(z.never()),
  ppe: z.array(z.string()),
  lookups: z.object({
    workspaceAreas: z.array(named.extend({ code: z.string() })),
    ppe: z.array(z.string()),
  }),
})
export type PermitTemplate = z.output<typeof permitTemplate>

/** Projects and workers may be thousands, so they are looked up by keyword. */
export const permitLookups = {
  searchProjects: list('/api/work-permits/searchProjects', {
    policy: 'realm-basic',
    summary: 'Look up the projects that a permit may be for',
    description:
      'Those at work or about to be, the latest PR No. first; with `ids` also those that are over. `keyword` looks into PR No. and name. To a caller who is Contractor and nothing more, those of the own employer.',
    filters: { keyword, ids: onlyIds },
    row: permitProject,
    sorts: ['PurchaseRequisitionNo', 'name'],
  }),
  searchWorkers: list('/api/work-permits/searchWorkers', {
    policy: 'realm-basic',
    summary: 'Look up the people of a company who may be put on a permit',
    description:
      '`keyword` looks into names and the person’s code. Nobody without `contractorId`; a caller who is Contractor and nothing more gets the own people, whatever it names.',
    filters: {
      keyword,
      contractorId: filter(id),
      ids: onlyIds,
      exceptIds: filter(z.array(id).max(500)).meta({
        description: 'Those who are on the permit already',
      }),
      case: filter(workCase).meta({
        description: 'The work for which they are judged; an empty one is work today',
      }),
    },
    row: candidate,
    sorts: ['firstNameTh', 'firstNameEn'],
  }),
}
