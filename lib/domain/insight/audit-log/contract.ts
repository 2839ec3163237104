import * as z from 'zod'
import { fileByPost, list } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import { filter, id, keyword, named, onlyIds } from '@/lib/platform/contract/fields'

const recordName = z.object({
  name: z.object({ th: z.string(), en: z.string() }),
  day: z.string().nullable().meta({ description: 'Of a training session' }),
  page: z.string().nullable().meta({ description: 'The path of its page, where there is one' }),
})

const auditRecord = z.object({
  id: z.guid(),
  at: z.string(),
  event: z.string().meta({ description: 'Such as `user.saved`' }),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  subject: recordName
    .nullable()
    .meta({ description: 'The record by its number and name; null when it is gone' }),
  actorUserId: z.guid().nullable(),
  actorName: z
    .object({ th: z.string(), en: z.string() })
    .nullable()
    .meta({ description: 'Null for what the product did by itself' }),
  changes: z.record(z.string(), z.unknown()),
  named: z.record(z.string(), recordName).meta({
    description:
      'By id the records that `changes` names: of a list the first 20, none that is gone',
  }),
  isErased: z.boolean().meta({ description: 'The details were erased with a person' }),
  traceId: z.string(),
})
export type AuditRecord = z.output<typeof auditRecord>

const search = list('/api/audit-log/search', {
  policy: 'settings-mgmt',
  summary: 'Who did what, and when',
  description:
    'The latest first. Days are those of the site, both inclusive. `subjectType` is the first half of an event’s name, such as `user`.',
  filters: {
    keyword,
    fromDate: filter(day),
    toDate: filter(day),
    subjectType: filter(z.string().trim().max(60)),
    event: filter(z.string().trim().max(80)),
    actorUserId: filter(id),
    subjectId: filter(z.string().trim().max(60)),
    withoutViews: filter(z.boolean()).meta({
      description: 'true: without the lines that say who looked at an id or a file',
    }),
  },
  row: auditRecord,
  sorts: ['at', 'event'],
})

export const auditLog = {
  search,
  exportXlsx: fileByPost('/api/audit-log/exportXlsx', {
    policy: 'settings-mgmt',
    summary: 'The lines that search gives, as an XLSX file',
    description: 'The same lines in the same order, all pages. Nothing that matches is 400.',
    input: search.input.omit({ page: true, pageSize: true }),
  }),
  searchActors: list('/api/audit-log/searchActors', {
    policy: 'settings-mgmt',
    summary: 'Look up whose lines there may be',
    description:
      'Every user, removed ones included. `keyword` looks into names and e-mail address.',
    filters: { keyword, ids: onlyIds },
    row: named.extend({ email: z.string().nullable(), isRemoved: z.boolean() }),
    sorts: ['firstNameTh', 'firstNameEn'],
  }),
}
