import * as z from 'zod'
import { fileByPost, list } from '@/lib/platform/contract/contract'
import { filter, id, keyword, named } from '@/lib/platform/contract/fields'
import { personVerdict, verdictCase, verdictWord } from '../contract'

const checkedCase = verdictCase.extend({
  permitId: id.optional().meta({
    description: 'Its type of work, place, day and hours are asked about, whatever else is said',
  }),
  sessionId: id.optional().meta({ description: 'Of purpose Enroll: the session’s plan and day' }),
})
export type CheckedCase = z.output<typeof checkedCase>

const checkedPerson = personVerdict.extend({
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  employer: named.nullable(),
})
export type CheckedPerson = z.output<typeof checkedPerson>

const MOST_PEOPLE = 10_000

const check = list('/api/eligibility/check', {
  policy: 'realm-basic',
  summary: 'May these people come in, work or be enrolled, why not, and until when',
  description:
    'Of the people whom the caller may see: those of `personIds`, of `employerId`, or all. Nothing is saved.',
  filters: {
    keyword,
    personIds: filter(z.array(id).max(MOST_PEOPLE)),
    employerId: filter(id),
    verdict: filter(verdictWord),
    case: checkedCase,
  },
  row: checkedPerson,
  sorts: ['firstNameTh', 'firstNameEn'],
})

export const eligibility = {
  check,
  exportXlsx: fileByPost('/api/eligibility/exportXlsx', {
    policy: 'reports',
    summary: 'The verdicts that check gives, as an XLSX file',
    description: 'All people, one row each, with the reasons. Nobody that matches is 400.',
    input: check.input.omit({ page: true, pageSize: true }),
  }),
}
