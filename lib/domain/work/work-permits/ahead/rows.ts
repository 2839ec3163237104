import * as z from 'zod'
import { permitType } from '@/lib/domain/work/jsa-templates/contract'
import { projectStatuses } from '@/lib/domain/work/projects/workflow'
import { staffText } from '@/lib/domain/work/projects/parties/rows'
import { PROJECTS } from '@/lib/domain/work/projects/rows'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { WORKSPACE_AREAS } from '@/lib/domain/site/workspace-areas/rows'
import { assigneeOfTask } from '@/lib/domain/work/tasks/of-permit/rows'
import { fragment, literals } from '@/lib/platform/db/fragment'
import { REQUESTER_HAS_LEFT } from '../successor/rows'
import { permitStatuses, permitWorkflow } from '../workflow'

/**
 * A permit with what decides who has to do something about it. Names are columns, and lists texts with places of fixed width: JSON
 * would cost twice as much where hundreds of permits are read.
 */
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
  contractorTh: z.string().nullable(),
  contractorEn: z.string().nullable(),
  workspaceAreaId: z.guid().nullable(),
  areaTh: z.string().nullable(),
  areaEn: z.string().nullable(),
  projectId: z.guid().nullable(),
  projectName: z.string().nullable(),
  projectStatus: z.enum(projectStatuses).nullable(),
  workOwnerUserId: z.guid().nullable(),
  /** Id and role of each. */
  staff: z.string().nullable(),
  assigneeUserId: z.guid().nullable(),
  /** Id and role of each. */
  approvals: z.string().nullable(),
  stepCount: z.int(),
  /** Id and duties of each. */
  workers: z.string().nullable(),
  /** Since when the work is stopped. */
  stoppedAt: z.date().nullable(),
  rowVersion: z.int(),
})
type PermitRow = z.output<typeof permitAhead>

export const permitIn = (row: PermitRow) => ({
  id: row.id,
  permitNo: row.permitNo,
  status: row.status,
  typeCode: row.typeCode,
  workDate: row.workDate,
  startTime: row.startTime,
  endTime: row.endTime,
  description: row.description,
  statusReason: row.statusReason,
  requestedByUserId: row.requestedByUserId,
  requesterHasLeft: row.requesterHasLeft,
  contractorId: row.contractorId,
  contractor: namedIn(row.contractorId, row.contractorTh, row.contractorEn),
  workspaceAreaId: row.workspaceAreaId,
  workspaceArea: namedIn(row.workspaceAreaId, row.areaTh, row.areaEn),
  project: projectIn(row),
  assigneeUserId: row.assigneeUserId,
  approvals: listIn(row.approvals, userIn),
  stepCount: row.stepCount,
  workers: listIn(row.workers, workerIn),
  stoppedAt: row.stoppedAt,
  rowVersion: row.rowVersion,
})
export type PermitAhead = ReturnType<typeof permitIn>

const namedIn = (id: string | null, nameTh: string | null, nameEn: string | null) =>
  id !== null && nameTh !== null ? { id, nameTh, nameEn } : null

const projectIn = ({ projectId, projectName, projectStatus, workOwnerUserId, staff }: PermitRow) =>
  projectId !== null && projectName !== null && projectStatus !== null
    ? {
        id: projectId,
        name: projectName,
        status: projectStatus,
        workOwnerUserId,
        users: listIn(staff, userIn),
      }
    : null

const listIn = <T>(text: string | null, read: (id: string, rest: string) => T): T[] =>
  text === null ? [] : text.split(',').map((each) => read(each.slice(0, 36), each.slice(36)))

const userIn = (userId: string, role: string) => ({ userId, role })

const workerIn = (personId: string, duties: string) => ({
  personId,
  dutyCodes: duties.split(' ').filter(Boolean),
})

/** The columns of `permitAhead`. */
export const PERMIT_AHEAD = fragment`
  permit."id", permit."permitNo", permit."status"::text, permit."typeCode"::text, permit."workDate"::text,
  permit."startTime", permit."endTime", permit."description", permit."statusReason", permit."requestedByUserId",
  permit."status" IN (${literals(permitWorkflow.of('finishWork').from)}) AND ${REQUESTER_HAS_LEFT} AS "requesterHasLeft",
  permit."contractorId", contractor."nameTh" AS "contractorTh", contractor."nameEn" AS "contractorEn",
  permit."workspaceAreaId", area."nameTh" AS "areaTh", area."nameEn" AS "areaEn",
  permit."projectId", project."name" AS "projectName", project."status"::text AS "projectStatus", project."workOwnerUserId",
  ${staffText(fragment`permit."projectId"`)} AS "staff",
  ${assigneeOfTask(fragment`permit."taskId"`)} AS "assigneeUserId",
  (SELECT string_agg(concat(approval."userId", approval."role"), ',')
    FROM "work_permit_approvals" approval WHERE approval."permitId" = permit."id") AS "approvals",
  CASE WHEN jsonb_typeof(permit."jsaSteps") = 'array' THEN jsonb_array_length(permit."jsaSteps") ELSE 0 END AS "stepCount",
  (SELECT string_agg(concat(worker."personId", array_to_string(worker."dutyCodes", ' ')), ',' ORDER BY worker."position")
    FROM "work_permit_workers" worker WHERE worker."permitId" = permit."id") AS "workers",
  CASE WHEN permit."status" = 'Suspended' THEN (SELECT max(line."at") FROM "work_permit_logs" line
    WHERE line."permitId" = permit."id" AND line."toStatus" = 'Suspended') END AS "stoppedAt", permit."rowVersion"`

export const FROM_PERMITS = fragment`
  FROM "work_permits" permit
  LEFT JOIN ${EMPLOYERS} contractor ON contractor."id" = permit."contractorId"
  LEFT JOIN ${WORKSPACE_AREAS} area ON area."id" = permit."workspaceAreaId"
  LEFT JOIN ${PROJECTS} project ON project."id" = permit."projectId"`
