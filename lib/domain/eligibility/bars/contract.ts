import * as z from 'zod'
import { command, list, result } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import {
  filter,
  id,
  keyword,
  longText,
  named,
  optionalLongText,
  rowVersion,
} from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'

const barRecord = z.object({
  id: z.guid(),
  personId: z.guid().nullable(),
  person: named.extend({ code: z.string() }).nullable(),
  employerId: z.guid().nullable().meta({ description: 'Of a company that is barred' }),
  employer: named.nullable().meta({ description: 'The company, also of the person' }),
  fromDate: z.string(),
  untilDate: z
    .string()
    .nullable()
    .meta({ description: 'YYYY-MM-DD, inclusive; null: until lifted' }),
  reason: z.string(),
  createdAt: z.string(),
  createdBy: named,
  liftedAt: z.string().nullable(),
  liftedBy: named.nullable(),
  isInForce: z.boolean().meta({ description: 'Today at the site' }),
  rowVersion: z.int(),
  can: z.object({ save: z.boolean(), lift: z.boolean() }),
})
export type BarRecord = z.output<typeof barRecord>

export const bars = {
  search: list('/api/bars/search', {
    policy: 'eligibility-mgmt',
    summary: 'People and companies who may not come in or work',
    description: 'The latest first, if not said otherwise.',
    filters: {
      keyword: keyword.meta({ description: 'Any part of a name or of the reason' }),
      personId: filter(id),
      employerId: filter(id).meta({ description: 'The company and its people' }),
      isLifted: filter(z.boolean()),
    },
    row: barRecord,
    sorts: ['fromDate', 'untilDate'],
  }),
  save: command('/api/bars/save', {
    policy: 'eligibility-mgmt',
    summary: 'Bar a person or a company, or change a bar',
    description:
      'Of a person or of a company, never of both; whom it is about stays. From `fromDate`, today if not said, until `untilDate`, inclusive, or until it is lifted. 409 `bar-lifted`, `person-anonymised`.',
    input: saveInput(
      { reason: longText(500) },
      {
        personId: id.nullish(),
        employerId: id.nullish(),
        fromDate: day.optional(),
        untilDate: z.union([z.literal('').transform(() => null), day]).nullish(),
      },
    )
      .refine(({ fromDate, untilDate }) => !fromDate || !untilDate || fromDate <= untilDate, {
        params: { rule: 'end-before-start' },
        path: ['untilDate'],
      })
      .refine(
        ({ id: known, personId, employerId }) =>
          known ? true : Boolean(personId) !== Boolean(employerId),
        { params: { rule: 'one-subject' }, path: ['personId'] },
      ),
    output: result,
  }),
  lift: command('/api/bars/lift', {
    policy: 'eligibility-mgmt',
    summary: 'Lift a bar',
    description:
      'It stays in the list. 409 `bar-lifted` where it was lifted before, `person-anonymised`.',
    input: z.object({ id, note: optionalLongText(500), rowVersion }),
    output: result,
  }),
}
