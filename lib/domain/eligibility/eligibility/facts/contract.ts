import * as z from 'zod'
import { credentialStatuses } from '@/lib/domain/eligibility/credentials/standing/rules'
import { judgedDuties, purposes } from '@/lib/domain/eligibility/requirements/rules'
import { employerKinds, employerStatuses } from '@/lib/domain/site/employers/contract'
import { trainingStatuses } from '@/lib/domain/people/persons/contract'
import { busyStatuses } from '@/lib/domain/work/work-permits/overlaps/rules'
import { permitType } from '@/lib/domain/work/jsa-templates/contract'

/** What a verdict is decided from. The server and the device at a gate judge by the same facts. */

const credentialFact = z.object({
  typeId: z.guid(),
  status: z.enum(credentialStatuses),
  issuedOn: z.string(),
  expiresOn: z.string().nullable(),
})
export type CredentialFact = z.output<typeof credentialFact>

const barFact = z.object({
  fromDate: z.string(),
  untilDate: z.string().nullable(),
})

const overrideFact = z.object({
  id: z.guid(),
  purpose: z.enum(purposes),
  permitId: z.guid().nullable(),
  day: z.string().nullable(),
  reasonCodes: z.array(z.string()),
  requirementIds: z.array(z.guid()),
})

export const permitFact = z.object({
  id: z.guid(),
  permitNo: z.string(),
  status: z.enum(busyStatuses),
  typeCode: permitType,
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  workspaceAreaId: z.guid().nullable(),
  /** The company that does the work. A device, which judges nobody for work, is not told. */
  contractorId: z.guid().nullish(),
})
export type PermitFact = z.output<typeof permitFact>

export const personFacts = z.object({
  id: z.guid(),
  code: z.string(),
  firstNameTh: z.string(),
  lastNameTh: z.string(),
  firstNameEn: z.string().nullable(),
  lastNameEn: z.string().nullable(),
  employerId: z.guid().nullable(),
  isRemoved: z.boolean(),
  trainingStatus: z.enum(trainingStatuses),
  /** Inclusive. */
  trainingValidUntil: z.string().nullable(),
  hasPhoto: z.boolean(),
  credentials: z.array(credentialFact),
  bars: z.array(barFact),
  overrides: z.array(overrideFact),
  /** Of the day, with this person, in a status that keeps its workers busy. */
  permits: z.array(permitFact),
  /** In a training session of the day. */
  hasSeat: z.boolean(),
})
export type PersonFacts = z.output<typeof personFacts>

export const employerFacts = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  kind: z.enum(employerKinds),
  status: z.enum(employerStatuses),
  credentials: z.array(credentialFact),
  bars: z.array(barFact),
})
export type EmployerFacts = z.output<typeof employerFacts>

export const credentialTypeFacts = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string(),
  subject: z.enum(['Person', 'Employer']),
  warnDays: z.int(),
  isSensitive: z.boolean(),
})
export type CredentialTypeFacts = z.output<typeof credentialTypeFacts>

const guids = z.array(z.guid())
export const requirementFacts = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string(),
  purpose: z.enum(purposes),
  employerKinds: z.array(z.enum(employerKinds)),
  typeCodes: z.array(permitType),
  dutyCodes: z.array(z.enum(judgedDuties)),
  projectIds: guids,
  workspaceAreaIds: guids,
  employerIds: guids,
  scheduleIds: guids,
  anyOf: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('SafetyTraining') }),
      z.object({ kind: z.literal('Credential'), credentialTypeId: z.guid() }),
    ]),
  ),
  effect: z.enum(['Refuse', 'Warn']),
  graceDays: z.int(),
  override: z.enum(['Never', 'One', 'Two']),
  basis: z.enum(['Law', 'SitePolicy']),
  lawRefTh: z.string().nullable(),
  lawRefEn: z.string().nullable(),
})
export type RequirementFacts = z.output<typeof requirementFacts>

export const siteFacts = z.object({
  /** The day and time of the case at the site. */
  day: z.string(),
  time: z.string(),
  timeZone: z.string(),
  dateEra: z.enum(['BE', 'CE']),
  entryNeedsPermit: z.enum(['Off', 'Warn', 'Refuse']),
  /** Grows with each change of the requirements. */
  rulesRevision: z.int(),
})
export type SiteFacts = z.output<typeof siteFacts>
