/**
 * ความพร้อมของใบอนุญาต: ขาดอะไร ของใคร และแก้ที่ไหน
 * What a permit lacks before people may work on it: each gap with the person or field that it concerns.
 * Source: docs/interface.md#permit-readiness.
 */
import type { PersonName } from '@/lib/domain/people/persons/rules'
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import type { PermitGap } from './contract'

export const placesToFix = {
  'project-missing': 'permit',
  'project-not-active': 'project',
  'contractor-missing': 'permit',
  'area-missing': 'permit',
  'description-missing': 'permit',
  'day-missing': 'permit',
  'times-missing': 'permit',
  'day-past': 'permit',
  'jsa-missing': 'permit',
  'workers-missing': 'permit',
  'worker-removed': 'permit',
  'worker-of-another-company': 'permit',
  'worker-not-trained': 'training',
  'worker-training-over': 'training',
  'worker-busy': 'otherPermit',
} as const satisfies Record<string, PermitGap['mend']>
type GapCode = keyof typeof placesToFix

export type Period = { workDate: Day; endTime: string }

/** From the minute of its end on. */
export const isPastEnd = ({ workDate, endTime }: Period, { today, time }: Clock): boolean =>
  workDate < today || (workDate === today && endTime <= time)

export type Worker = {
  personId: string
  person: PersonName & {
    employerId: string | null
    removedAt: Date | null
    trainingStatus: string
    /** Inclusive */
    trainingValidUntil: Day | null
  }
  /** Other permits with this person at the same time. */
  busyOn: { id: string; permitNo: string }[]
}

export type Facts = {
  project: { id: string; name: string; status: string } | null
  contractorId: string | null
  workspaceAreaId: string | null
  description: string | null
  workDate: Day | null
  startTime: string | null
  endTime: string | null
  stepCount: number
  workers: Worker[]
}

export type FoundGap = Pick<PermitGap, 'path' | 'personId' | 'projectId' | 'permitId'> & {
  code: GapCode
  values?: Record<string, string>
  person?: Worker['person']
}

/** Every gap at once, in the order of the form. */
export const gapsOf = (facts: Facts, clock: Clock): FoundGap[] => [
  ...fieldGaps(facts, clock),
  ...facts.workers.flatMap((worker, index) => workerGaps(facts, worker, `workers.${index}`)),
]

function fieldGaps(facts: Facts, clock: Clock): FoundGap[] {
  const { project, workDate, startTime, endTime } = facts
  const found: [boolean, FoundGap][] = [
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
    [facts.workers.length === 0, { code: 'workers-missing', path: 'workers' }],
    [facts.stepCount === 0, { code: 'jsa-missing', path: 'jsa' }],
  ]
  return found.flatMap(([isFound, gap]) => (isFound ? [gap] : []))
}

function workerGaps(
  { contractorId, workDate }: Facts,
  { personId, person, busyOn }: Worker,
  path: string,
): FoundGap[] {
  const gap = (code: GapCode): FoundGap => ({ code, path, personId, person })
  if (person.removedAt) return [gap('worker-removed')]
  return [
    ...(contractorId && person.employerId !== contractorId
      ? [gap('worker-of-another-company')]
      : []),
    ...trainingGaps(person, workDate).map(gap),
    ...busyOn.map(({ id, permitNo }) => ({
      ...gap('worker-busy'),
      permitId: id,
      values: { permitNo },
    })),
  ]
}

function trainingGaps(
  { trainingStatus, trainingValidUntil }: Worker['person'],
  workDate: Day | null,
): GapCode[] {
  if (trainingStatus === 'Expired') return ['worker-training-over']
  if (trainingStatus !== 'Passed') return ['worker-not-trained']
  const covers = trainingValidUntil !== null && (!workDate || workDate <= trainingValidUntil)
  return covers ? [] : ['worker-training-over']
}
