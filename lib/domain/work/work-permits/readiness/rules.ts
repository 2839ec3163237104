/**
 * ความพร้อมของใบอนุญาต: ขาดอะไร ของใคร และแก้ที่ไหน
 * What a permit lacks before people may work on it: each gap with the person or field that it concerns.
 * Source: docs/interface.md#permit-readiness.
 */
import type { ReasonCode } from '@/lib/domain/eligibility/eligibility/alternatives/rules'
import type { PermitType } from '@/lib/domain/work/jsa-templates/contract'
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import type { ApprovalRole } from '../approvers/rules'
import type { PermitGap } from './contract'

/** Where each missing field is filled in. */
export const fieldPlaces = {
  'project-missing': 'permit',
  'project-not-active': 'project',
  'officer-missing': 'project',
  'work-owner-missing': 'project',
  'workspace-owner-missing': 'project',
  'contractor-missing': 'permit',
  'area-missing': 'permit',
  'description-missing': 'permit',
  'day-missing': 'permit',
  'times-missing': 'permit',
  'day-past': 'permit',
  'jsa-missing': 'permit',
  'workers-missing': 'permit',
} as const satisfies Record<string, PermitGap['mend']>
type FieldCode = keyof typeof fieldPlaces

export type Period = { workDate: Day; endTime: string }

/** From the minute of its end on. */
export const isPastEnd = ({ workDate, endTime }: Period, { today, time }: Clock): boolean =>
  workDate < today || (workDate === today && endTime <= time)

export type Facts = {
  project: { id: string; name: string; status: string } | null
  contractorId: string | null
  workspaceAreaId: string | null
  description: string | null
  workDate: Day | null
  startTime: string | null
  endTime: string | null
  stepCount: number
  workerCount: number
}

type Placed = {
  id: string
  project: { id: string } | null
  contractorId: string | null
  typeCode: PermitType
  workspaceAreaId: string | null
  workDate: Day | null
  startTime: string | null
  endTime: string | null
}

/** What is asked of the workers of a permit. */
export const caseOfPermit = ({ id, project, workDate, startTime, endTime, ...permit }: Placed) => ({
  purpose: 'Work' as const,
  day: workDate,
  hours: workDate && startTime && endTime ? { startTime, endTime } : null,
  permitId: id,
  projectId: project?.id,
  contractorId: permit.contractorId,
  typeCode: permit.typeCode,
  workspaceAreaId: permit.workspaceAreaId,
})

export type FieldGap = Pick<PermitGap, 'path' | 'projectId'> & {
  /** Refuse where nothing is said. */
  effect?: 'Warn'
  code: FieldCode
  values?: Record<string, string>
}

/** Every missing field at once, in the order of the form. */
export function fieldGaps(facts: Facts, clock: Clock): FieldGap[] {
  const { project, workDate, startTime, endTime } = facts
  const found: [boolean, FieldGap][] = [
    [!project, { code: 'project-missing', path: 'projectId' }],
    [
      project !== null && project.status !== 'Active',
      {
        code: 'project-not-active',
        path: 'projectId',
        ...(project && { projectId: project.id, values: { project: project.name } }),
      },
    ],
    [!facts.contractorId, { code: 'contractor-missing', path: 'contractorId' }],
    [!facts.workspaceAreaId, { code: 'area-missing', path: 'workspaceAreaId' }],
    [!facts.description, { code: 'description-missing', path: 'description' }],
    [!workDate, { code: 'day-missing', path: 'workDate' }],
    [!startTime || !endTime, { code: 'times-missing', path: 'startTime' }],
    [
      workDate !== null && isPastEnd({ workDate, endTime: endTime ?? '24:00' }, clock),
      { code: 'day-past', path: 'workDate' },
    ],
    [facts.workerCount === 0, { code: 'workers-missing', path: 'workers' }],
    [facts.stepCount === 0, { code: 'jsa-missing', path: 'jsa' }],
  ]
  return found.flatMap(([isFound, gap]) => (isFound ? [gap] : []))
}

const approverCodes = {
  SafetyOfficer: 'officer-missing',
  WorkOwner: 'work-owner-missing',
  WorkspaceOwner: 'workspace-owner-missing',
} as const satisfies Record<ApprovalRole, FieldCode>

/** Another approver can be named later. A project cannot help where an officer is missing: it names none who decide. */
export const approverGap = (
  role: ApprovalRole,
  { id, name }: NonNullable<Facts['project']>,
): FieldGap => ({
  code: approverCodes[role],
  effect: 'Warn',
  path: 'projectId',
  values: { project: name },
  ...(role !== 'SafetyOfficer' && { projectId: id }),
})

type Letting = { workDate: Day | null; endTime: string | null; requestedByUserId: string }

/** Whether somebody may let workers of a permit pass: never its requester, and until its end. */
export const mayLetPass = (
  { workDate, endTime, requestedByUserId }: Letting,
  { userId }: { userId: string },
  clock: Clock,
): boolean =>
  userId !== requestedByUserId &&
  workDate !== null &&
  !isPastEnd({ workDate, endTime: endTime ?? '24:00' }, clock)

/** The worker whom training would help. */
export const untrainedOf = ({ mend, personId }: PermitGap): string[] =>
  mend === 'training' && personId ? [personId] : []

/** Whether the worker has a seat in a training before the day of work. */
export const isBookedInTime = (
  { booked }: Pick<PermitGap, 'booked'>,
  { workDate }: { workDate: Day | null },
): boolean => booked !== undefined && (workDate === null || booked.date < workDate)

type PlaceFacts = {
  type?: { subject: 'Person' | 'Employer' }
  /** Whether the reader may send credentials, and let somebody pass without. */
  maySend: boolean
  mayOverride: boolean
}

const workerPlaces: Partial<Record<ReasonCode, PermitGap['mend']>> = {
  'worker-not-trained': 'training',
  'worker-training-over': 'training',
  'training-ending': 'training',
  'training-in-grace': 'training',
  'worker-busy': 'otherPermit',
  'employer-barred': 'employer',
  'employer-not-active': 'employer',
}

/** Where this reader fixes what keeps a worker from a permit. */
export function workerPlace(
  code: ReasonCode,
  { type, maySend, mayOverride }: PlaceFacts,
): PermitGap['mend'] {
  if (!type) return workerPlaces[code] ?? 'permit'
  if (mayOverride && !maySend) return 'override'
  return type.subject === 'Employer' ? 'employer' : 'credential'
}
