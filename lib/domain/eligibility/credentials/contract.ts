import * as z from 'zod'
import { reviewRoles, credentialSubjects } from '@/lib/domain/eligibility/credential-types/contract'
import { assetRecord } from '@/lib/domain/site/assets/contract'
import { command, fileByPost, get, list, result } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import {
  byId,
  filter,
  id,
  keyword,
  longText,
  named,
  optionalCode,
  optionalLongText,
  optionalText,
} from '@/lib/platform/contract/fields'
import { manyIds, oneResult, rowVersions } from '@/lib/platform/contract/many'
import { saveInput } from '@/lib/platform/contract/save-input'
import { credentialStatuses, standings } from './standing/rules'
import { credentialCommands } from './workflow'

/** Why a credential was returned. */
export const returnCodes = [
  'illegible',
  'wrong-subject',
  'wrong-document',
  'dates-differ',
  'issuer-not-accepted',
  'other',
] as const
export type ReturnCode = (typeof returnCodes)[number]
const returnCode = z.enum(returnCodes)

const credentialSources = ['Upload', 'Training'] as const
export const MOST_FILES = 5

const status = z.enum(credentialStatuses)
const type = named.extend({
  code: z.string(),
  subject: z.enum(credentialSubjects),
  reviewRole: z.enum(reviewRoles),
  isSensitive: z.boolean(),
})

const credentialRecord = z.object({
  id: z.guid(),
  typeId: z.guid(),
  type,
  personId: z.guid().nullable(),
  person: named.extend({ code: z.string(), profileAssetId: z.guid().nullable() }).nullable(),
  employerId: z.guid().nullable().meta({ description: 'Of a company document' }),
  employer: named.nullable().meta({ description: 'The company, also of the person' }),
  number: z.string().nullable(),
  issuer: z.string().nullable(),
  issuedOn: z.string(),
  expiresOn: z.string().nullable().meta({ description: 'YYYY-MM-DD, inclusive; null: no end' }),
  files: z.array(assetRecord).meta({
    description:
      'Empty, as number, issuer and reviewReason are null, for callers who may not open them',
  }),
  status,
  standing: z.enum(standings).nullable().meta({
    description: 'Worked out for today at the site; null for one that was revoked',
  }),
  daysLeft: z.int().nullable(),
  source: z.enum(credentialSources),
  attendanceId: z.guid().nullable(),
  submittedAt: z.string(),
  submittedByUserId: z.guid(),
  submittedBy: named,
  reviewedAt: z.string().nullable(),
  reviewedByUserId: z.guid().nullable(),
  reviewedBy: named.nullable(),
  returnCode: returnCode.nullable().meta({ description: 'Of the latest return' }),
  reviewReason: z.string().nullable(),
  renewal: z.object({ id: z.guid(), status }).nullable().meta({
    description:
      'One of the same type and subject that is not revoked, begins by the day after this one ends, and ends later',
  }),
  rowVersion: z.int(),
  can: z.object({
    save: z.boolean(),
    remove: z.boolean(),
    openFiles: z.boolean(),
    commands: z.array(z.enum(credentialCommands)),
  }),
})
export type CredentialRecord = z.output<typeof credentialRecord>

const credentialDetail = credentialRecord.extend({
  numberElsewhere: z.array(named.extend({ code: z.string() })).meta({
    description: 'For reviewers: the people with the same number on the same type',
  }),
})
export type CredentialDetail = z.output<typeof credentialDetail>

const credentialResults = z.object({
  results: z.array(oneResult.extend({ status: status.optional() })),
})
export type CredentialResults = z.output<typeof credentialResults>

const search = list('/api/credentials/search', {
  policy: 'worker-mgmt',
  summary: 'Certificates of people and documents of companies',
  description:
    'A caller who is Contractor and nothing more sees those of the own company and its people. The first submitted comes first, if not said otherwise.',
  filters: {
    keyword: keyword.meta({
      description:
        'Any part of the name or code of the person, the name of the company or the number',
    }),
    status: filter(status),
    standing: filter(z.enum(standings)),
    typeId: filter(id),
    subject: filter(z.enum(credentialSubjects)),
    employerId: filter(id).meta({ description: 'Documents of the company and of its people' }),
    personId: filter(id),
    expiringWithin: filter(z.int().min(0).max(366)).meta({
      description: 'Approved, and the last valid day is at most this many days ahead',
    }),
    mineToReview: filter(z.boolean()).meta({
      description: 'true: waits for a decision that the caller may take',
    }),
  },
  row: credentialRecord,
  sorts: ['submittedAt', 'expiresOn', 'issuedOn', 'type', 'subject', 'status'],
})

const decisionNote =
  'Each id is judged by itself: 200 when at least one was done, otherwise the status of the first refusal, with the reason of each in `errors`. 403 `not-your-part` for a type that another role reviews, 403 `submitter-reviews` for what the caller has sent in, 409 `state-moved-on` when another reviewer was first.'

export const credentials = {
  search,
  get: get('/api/credentials/get/{id}', {
    policy: 'worker-mgmt',
    summary: 'One credential',
    input: byId,
    output: credentialDetail,
  }),
  save: command('/api/credentials/save', {
    policy: 'worker-mgmt',
    summary: 'Send in a credential, or send a returned one again',
    description:
      'Of a person or of a company, never of both. It is Submitted afterwards. Without `expiresOn` it ends as its type says. 409 `credential-approved` for an approved one: a renewal is a new record. 400 `too-many-credentials` beyond 50 of one type and holder that are not revoked. A number that another person has on the same type is saved with the warning `number-elsewhere`.',
    input: saveInput(
      { typeId: id, issuedOn: day },
      {
        personId: id.nullish(),
        employerId: id.nullish(),
        number: optionalCode(100),
        issuer: optionalText(200),
        expiresOn: z.union([z.literal('').transform(() => null), day]).nullish(),
        files: z.array(z.object({ id })).max(MOST_FILES).optional(),
      },
    )
      .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || issuedOn <= expiresOn, {
        params: { rule: 'end-before-start' },
        path: ['expiresOn'],
      })
      .refine(({ personId, employerId }) => !personId || !employerId, {
        params: { rule: 'one-subject' },
        path: ['personId'],
      })
      .refine(({ id: known, personId, employerId }) => known || personId || employerId, {
        params: { rule: 'one-subject' },
        path: ['personId'],
      }),
    output: result,
  }),
  remove: command('/api/credentials/remove', {
    policy: 'worker-mgmt',
    summary: 'Remove a credential that was not approved',
    description: '409 `credential-approved` for one that was.',
    input: byId,
    output: result,
  }),
  exportXlsx: fileByPost('/api/credentials/exportXlsx', {
    policy: 'worker-mgmt',
    summary: 'The credentials that search gives, as an XLSX file',
    description: 'The same rows in the same order, all pages. Nothing that matches is 400.',
    input: search.input.omit({ page: true, pageSize: true }),
  }),
  approve: command('/api/credentials/approve', {
    policy: 'credential-review',
    summary: 'Approve credentials',
    description: `${decisionNote} 400 \`credential-over\` for one that has ended, \`credential-without-file\` for one whose kind asks for a document that it does not have.`,
    input: z.object({ ids: manyIds, rowVersions, note: optionalLongText(500) }),
    output: credentialResults,
  }),
  return: command('/api/credentials/return', {
    policy: 'credential-review',
    summary: 'Return credentials to whoever sent them in',
    description: `\`note\` says what to send; the submitter is mailed. ${decisionNote}`,
    input: z.object({ ids: manyIds, rowVersions, reasonCode: returnCode, note: longText(500) }),
    output: credentialResults,
  }),
  revoke: command('/api/credentials/revoke', {
    policy: 'credential-review',
    summary: 'Revoke approved credentials',
    description: decisionNote,
    input: z.object({
      ids: manyIds,
      rowVersions,
      reasonCode: returnCode.optional(),
      note: longText(500),
    }),
    output: credentialResults,
  }),
}
