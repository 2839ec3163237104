/**
 * ความพร้อมของใบอนุญาต: ขาดอะไร ของใคร และแก้ที่ไหน
 * What a permit lacks before people may work by it: each gap with whom or what it concerns.
 * Source: docs/interface.md#permit-readiness.
 */
import { namesOf } from '@/lib/domain/people/persons/rules'
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import type { Language } from '@/lib/platform/contract/problems'
import type { PermitGap } from './contract'

type GapKind = { mend: PermitGap['mend']; th: string; en: string }

export const gaps = {
  'project-missing': {
    mend: 'permit',
    th: 'ยังไม่ได้เลือกโครงการ',
    en: 'No project is chosen.',
  },
  'project-not-active': {
    mend: 'project',
    th: 'โครงการ {project} ไม่ได้อยู่ในสถานะดำเนินการ',
    en: 'The project {project} is not active.',
  },
  'contractor-missing': {
    mend: 'permit',
    th: 'ยังไม่ได้เลือกบริษัทผู้รับเหมา',
    en: 'No contractor company is chosen.',
  },
  'area-missing': {
    mend: 'permit',
    th: 'ยังไม่ได้เลือกพื้นที่ปฏิบัติงาน',
    en: 'No workspace area is chosen.',
  },
  'description-missing': {
    mend: 'permit',
    th: 'ยังไม่ได้ระบุรายละเอียดงาน',
    en: 'The work is not described.',
  },
  'day-missing': { mend: 'permit', th: 'ยังไม่ได้ระบุวันที่ทำงาน', en: 'No work date is given.' },
  'times-missing': {
    mend: 'permit',
    th: 'ยังไม่ได้ระบุเวลาเริ่มและเวลาสิ้นสุด',
    en: 'The times of start and end are not given.',
  },
  'day-past': {
    mend: 'permit',
    th: 'วันและเวลาทำงานผ่านไปแล้ว',
    en: 'The work date and time have passed.',
  },
  'jsa-missing': {
    mend: 'permit',
    th: 'ยังไม่มีการวิเคราะห์งานเพื่อความปลอดภัย (JSA)',
    en: 'There is no job safety analysis (JSA).',
  },
  'workers-missing': {
    mend: 'permit',
    th: 'ยังไม่มีรายชื่อผู้ปฏิบัติงาน',
    en: 'Nobody is named to do the work.',
  },
  'worker-removed': {
    mend: 'permit',
    th: '{name}: ไม่อยู่ในทะเบียนแล้ว',
    en: '{name} is no longer registered.',
  },
  'worker-of-another-company': {
    mend: 'permit',
    th: '{name}: ไม่ได้สังกัดบริษัทผู้รับเหมาของใบอนุญาตนี้',
    en: '{name} does not belong to the contractor of this permit.',
  },
  'worker-not-trained': {
    mend: 'training',
    th: '{name}: ยังไม่ผ่านการอบรมความปลอดภัย',
    en: '{name} has not passed the safety training.',
  },
  'worker-training-over': {
    mend: 'training',
    th: '{name}: ผลอบรมความปลอดภัยไม่ครอบคลุมวันที่ทำงาน',
    en: 'The safety training of {name} does not cover the work date.',
  },
  'worker-busy': {
    mend: 'otherPermit',
    th: '{name}: มีชื่อในใบอนุญาต {permitNo} ในเวลาเดียวกัน',
    en: '{name} is on permit {permitNo} at the same time.',
  },
} as const satisfies Record<string, GapKind>
export type GapCode = keyof typeof gaps

/** A permit in one of these statuses has its workers for itself, from its start to its end. */
export const holdsWorkers = ['Submitted', 'Approved', 'Active', 'Suspended', 'Expired'] as const

export const isHoldingWorkers = (status: string): boolean =>
  holdsWorkers.some((holding) => holding === status)

export type Period = { workDate: Day; endTime: string }

/** From the minute of its end on. */
export const isPastEnd = ({ workDate, endTime }: Period, { today, time }: Clock): boolean =>
  workDate < today || (workDate === today && endTime <= time)

export type Worker = {
  personId: string
  person: Parameters<typeof namesOf>[0] & {
    employerId: string | null
    removedAt: Date | null
    trainingStatus: string
    /** Inclusive */
    trainingValidUntil: Day | null
  }
  /** Permits elsewhere that have this person at the time of this one. */
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

type Found = Pick<PermitGap, 'path' | 'personId' | 'projectId' | 'permitId'> & {
  code: GapCode
  values?: Record<string, string>
  person?: Worker['person']
}

/** Every gap at once, in the order of the form. */
export const gapsOf = (facts: Facts, clock: Clock): Found[] => [
  ...fieldGaps(facts, clock),
  ...facts.workers.flatMap((worker, index) => workerGaps(facts, worker, `workers.${index}`)),
]

function fieldGaps(facts: Facts, clock: Clock): Found[] {
  const { project, workDate, startTime, endTime } = facts
  const found: [boolean, Found][] = [
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
): Found[] {
  const gap = (code: GapCode): Found => ({ code, path, personId, person })
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

/** A gap as it leaves the server, with its sentence in the reader's language. */
export function describeGap(
  { code, values, person, ...place }: Found,
  language: Language,
): PermitGap {
  const names = person && namesOf(person)
  const name = (language === 'en' && names?.nameEn) || names?.nameTh
  const filled: Record<string, string | undefined> = { ...values, name }
  const text = gaps[code][language].replace(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? '–')
  return { code, mend: gaps[code].mend, text, ...place }
}
