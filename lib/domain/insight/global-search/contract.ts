import * as z from 'zod'
import { recordTypes } from '@/lib/platform/access/record-pages'
import { query, type OutputOf } from '@/lib/platform/contract/contract'
import { filter, sought } from '@/lib/platform/contract/fields'

const USUAL_LIMIT = 5

const hit = z.object({
  type: z.enum(recordTypes),
  id: z.guid(),
  label: z.string(),
  detail: z.string().nullable().meta({ description: 'What tells it from others of this label' }),
  href: z.string().meta({ description: 'The page of the record' }),
  isExact: z.boolean().meta({ description: 'Whether the keyword is its code' }),
})

export const globalSearch = {
  search: query('/api/global-search/search', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Records of all kinds by a code or by words',
    description:
      'Persons, projects, tasks, work permits, sessions, employers, users and JSA templates whose pages the caller may open, `limit` of each kind. What has the keyword as its code comes first: `P-000123`, `WP-2026-000123`, `T-2026-000123`, `123` for all three, a PR No. Words of fewer than three letters are not searched without a longer one. National ids are never searched.',
    input: z.object({
      keyword: sought().min(2).max(100),
      limit: filter(z.int().min(1).max(10)).transform((limit) => limit ?? USUAL_LIMIT),
    }),
    output: z.array(hit),
  }),
}

export type Hit = OutputOf<typeof globalSearch.search>[number]
