import * as z from 'zod'
import { permitType } from '@/lib/domain/work/jsa-templates/contract'
import { projectStatuses } from '@/lib/domain/work/projects/workflow'
import { projectWithParties } from '@/lib/domain/work/projects/parties/rows'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { WORKSPACE_AREAS } from '@/lib/domain/site/workspace-areas/rows'
import { assigneeOfTask } from '@/lib/domain/work/tasks/of-permit/rows'
import { fragment, literals } from '@/lib/platform/db/fragment'
import { REQUESTER_HAS_LEFT } from '../successor/rows'
import { permitStatuses, permitWorkflow } from '../workflow'

const names = { id: z.guid(), nameTh: z.string(), nameEn: z.string().nullable() }

/** A permit with what decides who has to do something about it. */
export const permitAhead = z.object({
  id: z.guid(),
  permitNo: z.string(),
  status: z.enum(permitStatuses),
  typeCode: permitType,
  workDate: z.string().nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  description: z.string().nullable(),
  statusReason: z.string().nullable(),
  requestedByUserId: z.guid(),
  /** Asked while the requester is the one to finish the work. */
  requesterHasLeft: z.boolean(),
  contractorId: z.guid().nullable(),
  contractor: z.object(names).nullable(),
  workspaceAreaId: z.guid().nullable(),
  workspaceArea: z.object(names).nullable(),
  project: z
    .object({
      id: z.guid(),
      name: z.string(),
      status: z.enum(projectStatuses),
      workOwnerUserId: z.guid().nullable(),
      users: z.array(z.object({ userId: z.guid(), role: z.string() })),
    })
    .nullable(),
  assigneeUserId: z.guid().nullable(),
  approvals: z.array(z.object({ role: z.string(), userId: z.guid() })),
  stepCount: z.int(),
  /** Id and duties in places of fixed width, which cost a third of JSON where hundreds of permits have a crew. */
  workers: z.string().nullable(),
  /** Since when the work is stopped. */
  stoppedAt: z.date().nullable(),
  rowVersion: z.int(),
})
export type PermitRow = z.output<typeof permitAhead>

export type PermitAhead = Omit<PermitRow, 'workers'> & {
  workers: { personId: string; dutyCodes: string[] }[]
}

export const permitIn = <R extends PermitRow>({ workers, ...row }: R) => ({
  ...row,
  workers: workers === null ? [] : workers.split(',').map(workerIn),
})

const workerIn = (text: string) => ({
  personId: text.slice(0, 36),
  dutyCodes: text.slice(36).split(' ').filter(Boolean),
})

/** The columns of `permitAhead`. */
export const PERMIT_AHEAD = fragment`
  permit."id", permit."permitNo", permit."status"::text, permit."typeCode"::text, permit."workDate"::text,
  permit."startTime", permit."endTime", permit."description", permit."statusReason", permit."requestedByUserId",
  permit."status" IN (${literals(permitWorkflow.of('finishWork').from)}) AND ${REQUESTER_HAS_LEFT} AS "requesterHasLeft",
  permit."contractorId", permit."workspaceAreaId", permit."rowVersion",
  CASE WHEN contractor."id" IS NOT NULL THEN json_build_object('id', contractor."id", 'nameTh', contractor."nameTh",
    'nameEn', contractor."nameEn") END AS "contractor",
  CASE WHEN area."id" IS NOT NULL THEN json_build_object('id', area."id", 'nameTh', area."nameTh",
    'nameEn', area."nameEn") END AS "workspaceArea",
  ${projectWithParties(fragment`permit."projectId"`)} AS "project",
  ${assigneeOfTask(fragment`permit."taskId"`)} AS "assigneeUserId",
  coalesce((SELECT json_agg(json_build_object('role', approval."role", 'userId', approval."userId"))
    FROM "work_permit_approvals" approval WHERE approval."permitId" = permit."id"), '[]') AS "approvals",
  CASE WHEN jsonb_typeof(permit."jsaSteps") = 'array' THEN jsonb_array_length(permit."jsaSteps") ELSE 0 END AS "stepCount",
  (SELECT string_agg(concat(worker."personId", array_to_string(worker."dutyCodes", ' ')), ',' ORDER BY worker."position")
    FROM "work_permit_workers" worker WHERE worker."permitId" = permit."id") AS "workers",
  CASE WHEN permit."status" = 'Suspended' THEN (SELECT max(line."at") FROM "work_permit_logs" line
    WHERE line."permitId" = permit."id" AND line."toStatus" = 'Suspended') END AS "stoppedAt"`

export const FROM_PERMITS = fragment`
  FROM "work_permits" permit
  LEFT JOIN ${EMPLOYERS} contractor ON contractor."id" = permit."contractorId"
  LEFT JOIN ${WORKSPACE_AREAS} area ON area."id" = permit."workspaceAreaId"`
