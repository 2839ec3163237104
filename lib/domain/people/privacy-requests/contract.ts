import * as z from 'zod'
import { day } from '@/lib/platform/contract/days'
import { command, fileByPost, get, list, result } from '@/lib/platform/contract/contract'
import {
  byId,
  filter,
  id,
  keyword,
  longText,
  named,
  onlyIds,
  optionalLongText,
  rowVersion,
} from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'
import { privacyRequestKinds } from './rules'
import { outcomes, privacyRequestStatuses, privacyRequestWorkflow } from './workflow'

const kind = z.enum(privacyRequestKinds)
const status = z.enum(privacyRequestStatuses)
const dataSubject = named.extend({ code: z.string() })

/** Of a person who was erased there is none. */
const states = ['Present', 'Removed', 'Anonymised'] as const

const privacyRequestRecord = z.object({
  id: z.guid(),
  personId: z.guid().nullable(),
  personCode: z.string().meta({ description: 'Stays where the person was erased' }),
  person: dataSubject
    .extend({ state: z.enum(states) })
    .nullable()
    .meta({ description: 'Null once the person was erased' }),
  kind,
  details: z.string().nullable().meta({ description: 'What is asked for' }),
  receivedAt: z.string().meta({ description: 'YYYY-MM-DD' }),
  dueAt: z.string().meta({
    description: 'YYYY-MM-DD, inclusive: 30 days after `receivedAt` (PDPA s. 30)',
  }),
  daysLeft: z.int().nullable().meta({ description: 'Below 0: overdue; null once it is closed' }),
  status,
  reason: z.string().nullable().meta({ description: 'What was done, or why not' }),
  receivedBy: named,
  closedAt: z.string().nullable(),
  closedBy: named.nullable(),
  rowVersion: z.int(),
  can: z.object({ save: z.boolean(), commands: z.array(z.enum(privacyRequestWorkflow.commands)) }),
})
export type PrivacyRequestRecord = z.output<typeof privacyRequestRecord>

const search = list('/api/privacy-requests/search', {
  policy: 'privacy',
  summary: 'Requests of people under the Personal Data Protection Act',
  description: 'Open ones first, the next due before the others.',
  filters: {
    keyword: keyword.meta({ description: 'Any part of the name or code of the person' }),
    status: filter(status),
    kind: filter(kind),
    personId: filter(id),
    isOverdue: filter(z.boolean()),
  },
  row: privacyRequestRecord,
  sorts: ['status', 'dueAt', 'receivedAt', 'person'],
})

export const privacyRequests = {
  search,
  get: get('/api/privacy-requests/get/{id}', {
    policy: 'privacy',
    summary: 'One request',
    input: byId,
    output: privacyRequestRecord,
  }),
  searchPersons: list('/api/privacy-requests/searchPersons', {
    policy: 'privacy',
    summary: 'Whose request it may be',
    description: 'Removed people, too: they keep their rights. Not those who were anonymised.',
    filters: { keyword, ids: onlyIds },
    row: dataSubject.extend({ isRemoved: z.boolean() }),
    sorts: ['firstNameTh', 'firstNameEn'],
  }),
  save: command('/api/privacy-requests/save', {
    policy: 'privacy',
    summary: 'Enter a request, or change one that is open',
    description:
      'The caller has received it, on `receivedAt`, today if not said. 409 `privacy-request-closed`; `person-anonymised` for `details` about somebody who was anonymised or erased.',
    input: saveInput(
      { personId: id, kind },
      { receivedAt: day.optional(), details: optionalLongText(2000) },
    ),
    output: result,
  }),
  close: command('/api/privacy-requests/close', {
    policy: 'privacy',
    summary: 'Answer a request',
    description:
      'It does nothing but keep what was decided: a copy is handed out by `persons/exportRecord`, data is corrected by `persons/save` and taken away by `persons/erase` or `persons/anonymise`. 409 `privacy-request-closed`.',
    input: z.object({ id, outcome: z.enum(outcomes), reason: longText(2000), rowVersion }),
    output: result,
  }),
  exportXlsx: fileByPost('/api/privacy-requests/exportXlsx', {
    policy: 'privacy',
    summary: 'The requests that search gives, as an XLSX file',
    description: 'The same rows in the same order, all pages. Nothing that matches is 400.',
    input: search.input.omit({ page: true, pageSize: true }),
  }),
}
