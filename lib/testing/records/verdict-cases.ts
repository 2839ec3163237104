/** Facts, requirements and cases for the tests of verdicts: somebody who lacks nothing, changed in one place. */
import type { Requirement } from '@/lib/domain/eligibility/requirements/rules'
import type { Rules } from '@/lib/domain/eligibility/eligibility/alternatives/rules'
import type {
  CredentialTypeFacts,
  EmployerFacts,
  PersonFacts,
} from '@/lib/domain/eligibility/eligibility/facts/contract'
import { judge, lastDayOf, type Case } from '@/lib/domain/eligibility/eligibility/rules'

/** The day of the cases. */
export const DAY = '2026-12-10'
export const person: PersonFacts = {
  id: 'p',
  code: 'P-000001',
  firstNameTh: 'บุญส่ง',
  lastNameTh: 'ศรีสะอาด',
  firstNameEn: null,
  lastNameEn: null,
  employerId: 'a',
  isRemoved: false,
  trainingStatus: 'Passed',
  trainingValidUntil: '2027-06-30',
  hasPhoto: true,
  credentials: [],
  bars: [],
  overrides: [],
  permits: [],
  hasSeat: false,
}
const employer: EmployerFacts = {
  id: 'a',
  nameTh: 'เอ',
  nameEn: null,
  kind: 'Contractor',
  status: 'Active',
  credentials: [],
  bars: [],
}
const requirement: Requirement = {
  id: 'r',
  nameTh: 'อบรม',
  nameEn: 'Training',
  purpose: 'Work',
  employerKinds: [],
  typeCodes: [],
  dutyCodes: [],
  projectIds: [],
  workspaceAreaIds: [],
  employerIds: [],
  scheduleIds: [],
  anyOf: [{ kind: 'SafetyTraining' }],
  effect: 'Refuse',
  graceDays: 0,
  override: 'One',
  basis: 'SitePolicy',
  lawRefTh: null,
  lawRefEn: null,
}
const type: CredentialTypeFacts = {
  id: 't',
  nameTh: 'ใบรับรอง',
  nameEn: 'Certificate',
  subject: 'Person',
  warnDays: 30,
  isSensitive: false,
}
export const rules = (change: Partial<Requirement> = {}, rest: Partial<Rules> = {}): Rules => ({
  requirements: [{ ...requirement, ...change }],
  types: new Map([
    ['t', type],
    ['papers', { ...type, id: 'papers', subject: 'Employer' }],
  ]),
  entryNeedsPermit: 'Off',
  ...rest,
})
export const work: Case = { purpose: 'Work', day: DAY, time: '09:00', contractorId: 'a' }
export const enter: Case = { purpose: 'Enter', day: DAY, time: '09:00' }
export const credential = {
  typeId: 't',
  status: 'Approved',
  issuedOn: '2026-01-01',
} as const
export const needsCredential = { anyOf: [{ kind: 'Credential', credentialTypeId: 't' }] } as const

export type Change = { person?: Partial<PersonFacts>; employer?: Partial<EmployerFacts> }
/** The word, the last day and the codes of a verdict. */
export function verdictOf(change: Change, by = rules(), asked = work) {
  const facts = {
    person: { ...person, ...change.person },
    employer: { ...employer, ...change.employer },
  }
  const judged = judge(facts, by, asked)
  const codes = judged.reasons.map(({ code }) => code)
  return [judged.verdict, lastDayOf(judged, facts, by, asked), codes.join(' ')]
}
