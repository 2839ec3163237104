/**
 * ข้อกำหนด: ใช้กับใคร งานใด และเงื่อนไขใดใช้กับวัตถุประสงค์ใดได้
 * Which requirements count in a case, and which conditions go with which purpose.
 * Source: docs/gate.md#3-requirements.
 */
import type { PermitType } from '@/lib/domain/work/jsa-templates/contract'
import type { ProblemCode } from '@/lib/platform/contract/problems'

export const purposes = ['Enter', 'Work', 'Enroll'] as const
export type Purpose = (typeof purposes)[number]

/** What a worker does on a permit. */
export const dutyCodes = [
  'Worker',
  'Supervisor',
  'Entrant',
  'Attendant',
  'Rescuer',
  'FireWatch',
  'GasTester',
  'CraneOperator',
  'Signaller',
  'Rigger',
  'LiftController',
  'ForkliftOperator',
  'Electrician',
  'ScaffoldErector',
  'FirstAider',
] as const
/** Of one worker on a permit. */
export const MOST_DUTIES = 3
export type DutyCode = (typeof dutyCodes)[number]

/** Authoriser: judged on whoever approves a permit as WorkspaceOwner. */
export const judgedDuties = [...dutyCodes, 'Authoriser'] as const
export type JudgedDuty = (typeof judgedDuties)[number]

const isWorkerDuty = (code: string): code is DutyCode => dutyCodes.some((duty) => duty === code)

/** Those of the stored codes that workers have. */
export const workerDutiesOf = (codes: readonly string[]): DutyCode[] => codes.filter(isWorkerDuty)

const isDuty = (code: string): code is JudgedDuty => judgedDuties.some((duty) => duty === code)

/** What somebody does on a permit where nothing is said. */
export const USUAL_DUTIES: DutyCode[] = ['Worker']

/** Those of the stored codes that are duties. */
export const dutiesOf = (codes: readonly string[]): JudgedDuty[] => codes.filter(isDuty)

export type Alternative =
  | { kind: 'SafetyTraining' }
  | { kind: 'Credential'; credentialTypeId: string }

/** Whom a requirement concerns; an empty list means any. */
export type Conditions = {
  employerKinds: readonly string[]
  typeCodes: readonly PermitType[]
  dutyCodes: readonly JudgedDuty[]
  projectIds: readonly string[]
  workspaceAreaIds: readonly string[]
  employerIds: readonly string[]
  scheduleIds: readonly string[]
}

export type Requirement = Conditions & {
  id: string
  nameTh: string
  nameEn: string
  purpose: Purpose
  /** One of them suffices. */
  anyOf: readonly Alternative[]
  effect: 'Refuse' | 'Warn'
  /** Days after the end of a credential in which it only warns. */
  graceDays: number
  override: 'Never' | 'One' | 'Two'
  basis: 'Law' | 'SitePolicy'
  lawRefTh: string | null
  lawRefEn: string | null
}

/** What a new requirement has where nothing is said. */
export const newRequirement = {
  employerKinds: [],
  typeCodes: [],
  dutyCodes: [],
  projectIds: [],
  workspaceAreaIds: [],
  employerIds: [],
  scheduleIds: [],
  effect: 'Refuse',
  graceDays: 0,
  override: 'Never',
  basis: 'SitePolicy',
  lawRefTh: null,
  lawRefEn: null,
  isActive: true,
} as const

/** What is asked: may somebody do this, there, in this duty? */
export type CaseConditions = {
  purpose: Purpose
  typeCode?: PermitType
  dutyCodes?: readonly JudgedDuty[]
  projectId?: string | null
  workspaceAreaId?: string | null
  scheduleId?: string
}
export type Company = { id: string; kind: string }

/** Whether a requirement counts for a person of this company; people without one are the site's own. */
export function appliesTo(
  requirement: Requirement,
  asked: CaseConditions,
  employer: Company | null,
): boolean {
  const { dutyCodes: duties = [] } = asked
  return (
    requirement.purpose === asked.purpose &&
    allows(requirement.employerKinds, employer?.kind ?? 'Site') &&
    allows(requirement.typeCodes, asked.typeCode) &&
    (requirement.dutyCodes.length === 0 ||
      duties.some((duty) => requirement.dutyCodes.includes(duty))) &&
    allows(requirement.projectIds, asked.projectId) &&
    allows(requirement.workspaceAreaIds, asked.workspaceAreaId) &&
    allows(requirement.employerIds, employer?.id) &&
    allows(requirement.scheduleIds, asked.scheduleId)
  )
}

/** What is asked at a place, in a duty and in work for which a requirement counts. */
export const caseOf = ({
  purpose,
  typeCodes,
  dutyCodes: duties,
  projectIds,
  workspaceAreaIds,
  scheduleIds,
}: Conditions & Pick<Requirement, 'purpose'>): CaseConditions => ({
  purpose,
  typeCode: typeCodes[0],
  dutyCodes: duties.length > 0 ? duties : USUAL_DUTIES,
  projectId: projectIds[0],
  workspaceAreaId: workspaceAreaIds[0],
  scheduleId: scheduleIds[0],
})

/** An empty list means any. */
const allows = <T>(list: readonly T[], value: T | null | undefined): boolean =>
  list.length === 0 || (value !== null && value !== undefined && list.includes(value))

/** The purposes of which a case knows each condition. */
const purposesOf: Record<keyof Conditions, readonly Purpose[]> = {
  employerKinds: purposes,
  employerIds: purposes,
  typeCodes: ['Work'],
  dutyCodes: ['Work'],
  projectIds: ['Work'],
  workspaceAreaIds: ['Enter', 'Work'],
  scheduleIds: ['Enroll'],
}
export const conditionNames = Object.keys(purposesOf) as (keyof Conditions)[]
export const knowsCondition = (purpose: Purpose, name: keyof Conditions): boolean =>
  purposesOf[name].includes(purpose)

type RuleFault = { field: string; code: ProblemCode }

/** What keeps a requirement from being saved. */
export const ruleFaults = ({
  purpose,
  basis,
  graceDays,
  override,
  ...requirement
}: Conditions & Pick<Requirement, 'purpose' | 'basis' | 'graceDays' | 'override'>): RuleFault[] => [
  ...conditionNames
    .filter((name) => requirement[name].length > 0 && !knowsCondition(purpose, name))
    .map((field): RuleFault => ({ field, code: 'condition-not-for-purpose' })),
  ...(basis === 'Law' && graceDays > 0
    ? [{ field: 'graceDays', code: 'law-has-no-exception' } as const]
    : []),
  ...(basis === 'Law' && override !== 'Never'
    ? [{ field: 'override', code: 'law-has-no-exception' } as const]
    : []),
]
