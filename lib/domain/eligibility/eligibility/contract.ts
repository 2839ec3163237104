import * as z from 'zod'
import { judgedDuties, purposes } from '@/lib/domain/eligibility/requirements/rules'
import { permitType } from '@/lib/domain/work/jsa-templates/contract'
import { id } from '@/lib/platform/contract/fields'
import { recordTypes } from '@/lib/platform/access/record-pages'
import { reasonCodes } from './alternatives/rules'
import { verdictWords } from './rules'
import { day, instant } from '@/lib/platform/contract/days'

export const verdictWord = z.enum(verdictWords)

export const verdictReason = z.object({
  code: z.enum(reasonCodes),
  effect: z.enum(['Refuse', 'Warn']),
  text: z.string(),
  howToFix: z.string(),
  subject: z
    .object({
      kind: z.enum(['person', 'employer', 'permit', 'credential']),
      id: z.guid(),
      nameTh: z.string(),
      nameEn: z.string().nullable(),
    })
    .meta({ description: 'Whom or what it is about; of a credential its type' }),
  since: z.string().optional(),
  until: z.string().nullish(),
  requirementId: z.guid().optional(),
  basis: z.enum(['Law', 'SitePolicy']).optional(),
  law: z.string().nullish().meta({ description: 'The source, where the law asks for it' }),
  link: z.object({ type: z.enum(recordTypes), key: z.string(), name: z.string() }).optional(),
  canOverride: z.boolean(),
  overrideId: z.guid().optional(),
})
export type VerdictReason = z.output<typeof verdictReason>

export const personVerdict = z.object({
  personId: z.guid(),
  verdict: verdictWord,
  until: z.string().nullable().meta({
    description: 'The last day on which this verdict holds if nothing is changed; null: no end',
  }),
  rulesRevision: z.int().meta({ description: 'Grows with each change of the requirements' }),
  reasons: z.array(verdictReason).meta({ description: 'All of them, refusing ones first' }),
})
export type PersonVerdict = z.output<typeof personVerdict>

/** What people are judged for. */
export const verdictCase = z.object({
  purpose: z.enum(purposes),
  at: instant.optional().meta({ description: 'Now, where left out' }),
  day: day.optional().meta({ description: 'A day at the site; that of `at`, where left out' }),
  typeCode: permitType.optional(),
  dutyCodes: z.array(z.enum(judgedDuties)).max(3).optional(),
  projectId: id.optional(),
  workspaceAreaId: id.optional(),
})
