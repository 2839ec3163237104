import * as z from 'zod'
import { assetRecord } from '@/lib/domain/site/assets/contract'
import { roles } from '@/lib/platform/access/policies'
import { command, get, list, query, result } from '@/lib/platform/contract/contract'
import {
  byId,
  filter,
  id,
  keyword,
  named,
  onlyIds,
  optionalCode,
  optionalId,
  optionalPhone,
  optionalText,
  recordedText,
  text,
} from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'
import { isNationalIdOrPassport } from './national-id/rules'

export const trainingStatuses = ['NotTrained', 'Passed', 'Failed', 'Expired'] as const
const trainingStatus = z.enum(trainingStatuses)

export const personRecord = z.object({
  id: z.guid(),
  code: z.string().meta({ description: 'P-000123, made by the database and never changed' }),
  titleTh: z.string().nullable(),
  firstNameTh: z.string(),
  lastNameTh: z.string(),
  firstNameEn: z.string().nullable(),
  lastNameEn: z.string().nullable(),
  nationalId: z.string().nullable().meta({
    description: '13 digits or a passport number, always masked: x-xxxx-xxxxx-12-3',
  }),
  nationality: z.string().nullable(),
  phone: z.string().nullable(),
  employerId: z.guid().nullable(),
  employer: named.nullable(),
  responsibleUserId: z.guid().nullable(),
  TrainingStatus: trainingStatus,
  trainingValidUntil: z.string().nullable().meta({ description: 'YYYY-MM-DD, inclusive' }),
  ProfileAsset: assetRecord.nullable(),
  IdCardAsset: assetRecord.nullable(),
  rowVersion: z.int(),
  can: z.object({
    save: z.boolean(),
    remove: z.boolean(),
    /** Export or erase all that is stored about them. */
    erase: z.boolean(),
    openIdCard: z.boolean(),
    showNationalId: z.boolean(),
  }),
})
export type PersonRecord = z.output<typeof personRecord>

/** A person as their own page shows them. */
const personPage = personRecord.extend({
  responsibleUser: named.nullable(),
  accounts: z.array(
    z.object({ id: z.guid(), roles: z.array(z.enum(roles)), canOpen: z.boolean() }),
  ),
  can: personRecord.shape.can.extend({ seeTrainings: z.boolean(), seePassages: z.boolean() }),
})
export type PersonPage = z.output<typeof personPage>

const assetReference = z.object({ id }).nullish().meta({
  description:
    'A picture that carries a basis, or of a purpose for which one is recorded of the person; otherwise 400 `consent-needed`.',
})

/** Required of a new person. */
export const personNames = { firstNameTh: text(100), lastNameTh: text(100) }

const personDetails = {
  titleTh: optionalText(50),
  firstNameEn: optionalText(100),
  lastNameEn: optionalText(100),
  nationalId: optionalCode(20)
    .refine((value) => !value || isNationalIdOrPassport(value), { params: { rule: 'national-id' } })
    .meta({ description: 'A masked value, as it was read, keeps what is stored.' }),
  nationality: optionalText(60),
  phone: optionalPhone,
  employerId: optionalId,
  responsibleUserId: optionalId,
  ProfileAsset: assetReference,
  IdCardAsset: assetReference,
}

/** The members of a save. Training changes by results only and is ignored here. */
export const personInput = z.object({ ...z.object(personNames).partial().shape, ...personDetails })
export type PersonInput = z.output<typeof personInput>

const obstacleKinds = [
  'permit',
  'seat',
  'seatRequest',
  'stay',
  'muster',
  'bar',
  'task',
  'project',
  'responsibility',
] as const

/** Tables by name, as they refer to a person or belong to an account. */
const counts = z.array(z.object({ table: z.string(), count: z.int().min(1) }))

const anonymisePreview = z.object({
  obstacles: z
    .array(
      z.object({
        kind: z.enum(obstacleKinds),
        count: z.int().min(1),
        records: z
          .array(z.object({ id: z.guid(), label: z.string(), href: z.string().nullable() }))
          .meta({ description: 'The first of them, where they have names' }),
      }),
    )
    .meta({ description: 'What has to end before; empty where nothing stands in the way' }),
  goes: counts.meta({ description: 'What is deleted, beside name, numbers and what was written' }),
  stays: counts.meta({ description: 'What is kept under the code' }),
})
export type AnonymisePreview = z.output<typeof anonymisePreview>
export type ObstacleKind = (typeof obstacleKinds)[number]

export const persons = {
  search: list('/api/persons/search', {
    policy: 'worker-mgmt',
    summary: 'Search people',
    description: 'A caller who is Contractor and nothing more sees the own employer’s people only.',
    filters: {
      keyword,
      employerId: filter(id),
      TrainingStatus: filter(trainingStatus),
      ids: onlyIds,
    },
    row: personRecord,
    sorts: ['firstNameTh', 'lastNameTh', 'firstNameEn', 'TrainingStatus', 'trainingValidUntil'],
  }),
  get: get('/api/persons/get/{id}', {
    policy: 'worker-mgmt',
    summary: 'One person',
    input: byId,
    output: personRecord,
  }),
  getByCode: query('/api/persons/getByCode', {
    policy: 'worker-mgmt',
    summary: 'One person by code, with their accounts',
    description:
      '`code` as typed or scanned: `P-000123`, `123`, the id, or the link of a person that ends in one of them.',
    input: z.object({ code: recordedText(300) }),
    output: personPage,
  }),
  showNationalId: command('/api/persons/showNationalId', {
    policy: 'worker-mgmt',
    summary: 'The national id of one person',
    description: 'Leaves an audit line, one for each person and caller in an hour.',
    input: byId,
    output: z.object({ nationalId: z.string().nullable() }),
    secretAnswer: true,
  }),
  save: command('/api/persons/save', {
    policy: 'worker-mgmt',
    summary: 'Make or change a person',
    description:
      'A caller who is Contractor and nothing more makes and changes the own employer’s people only. A person who has a user account is changed by those who may change that user (else 403). 429 `refers-too-many` once many national ids of a Contractor were refused with `ask-officer` within a day.',
    transaction: 'handler',
    input: saveInput(personNames, personDetails),
    output: result,
  }),
  remove: command('/api/persons/remove', {
    policy: 'worker-mgmt',
    summary: 'Remove a person',
    description:
      'Refused with 400 while the person has a user account. Enrolments in sessions of later days are cancelled.',
    input: byId,
    output: result,
  }),
  exportRecord: query('/api/persons/exportRecord', {
    policy: 'privacy',
    summary: 'All that is kept of a person',
    description:
      'For a request under the Personal Data Protection Act: the record, pictures and documents (base64), on what basis pictures are kept, training, certificates, bars, overrides, the permits and requests for seats that name them, passages at gates, what was said of them in roll calls, accounts with their views, notices, devices and second factors, what they have asked under that law, and who did what about them. Removed people included. Leaves an audit line. 403 `confirm-identity`.',
    peopleOnly: true,
    input: byId,
    output: z.object({
      person: z.record(z.string(), z.unknown()),
      pictures: z.array(
        z.object({ assetType: z.string(), contentType: z.string(), base64: z.string() }),
      ),
      consents: z.array(z.record(z.string(), z.unknown())),
      accounts: z.array(z.record(z.string(), z.unknown())),
      training: z.array(z.record(z.string(), z.unknown())),
      seatRequests: z.array(z.record(z.string(), z.unknown())),
      credentials: z.array(z.record(z.string(), z.unknown())),
      bars: z.array(z.record(z.string(), z.unknown())),
      overrides: z.array(z.record(z.string(), z.unknown())),
      permits: z.array(z.record(z.string(), z.unknown())),
      gateEvents: z.array(z.record(z.string(), z.unknown())),
      stays: z.array(z.record(z.string(), z.unknown())),
      musterMarks: z.array(z.record(z.string(), z.unknown())),
      privacyRequests: z.array(z.record(z.string(), z.unknown())),
      auditLog: z.array(z.record(z.string(), z.unknown())),
    }),
  }),
  erase: command('/api/persons/erase', {
    policy: 'privacy',
    summary: 'Erase a person for good',
    description:
      'The record, the pictures, the certificates with their files and the details of its audit lines; that a person was erased, by whom and when stays. 400 while anything else refers to the person: an account, a training, a permit, a bar. 403 `confirm-identity`.',
    peopleOnly: true,
    input: byId,
    output: result,
  }),
  previewAnonymise: query('/api/persons/previewAnonymise', {
    policy: 'privacy',
    summary: 'What would stay of a person, what would go, and what stands in the way',
    description: 'Removed people included.',
    input: byId,
    output: anonymisePreview,
  }),
  anonymise: command('/api/persons/anonymise', {
    policy: 'privacy',
    summary: 'Take a person out of what is kept, for good',
    description:
      'For who cannot be erased: permits, trainings, passages and audit lines stay under the code, and nothing tells any more who it was. Names, numbers, pictures, documents, accounts with all that is theirs, and what was written about the person go. 403 `confirm-identity`, 409 `person-still-works` while `previewAnonymise` names obstacles; also for removed people.',
    peopleOnly: true,
    input: byId,
    output: result,
  }),
}
