import * as z from 'zod'
import { requirementInput } from '@/lib/domain/eligibility/requirements/contract'
import { query } from '@/lib/platform/contract/contract'
import { named } from '@/lib/platform/contract/fields'
import { verdictWord } from '../contract'

const changedVerdict = z.object({
  person: named.extend({ code: z.string() }),
  permit: z.object({ id: z.guid(), permitNo: z.string() }).nullable().meta({
    description: 'The permit on which the verdict changes; null for coming in and training',
  }),
  before: verdictWord,
  after: verdictWord,
})
export type ChangedVerdict = z.output<typeof changedVerdict>

export const requirementPreview = {
  preview: query('/api/requirements/preview', {
    policy: 'eligibility-mgmt',
    summary: 'Whose verdicts a requirement would change',
    description:
      'Takes what `requirements/save` takes, answers as it does, and saves nothing. Coming in and training: everybody, today, at each area or plan that it names or named; of several changes the one that ends worst. Work: the people of permits of today and later, on their days.',
    input: requirementInput,
    output: z.object({
      people: z.int().meta({ description: 'Those of whom a verdict changes' }),
      permits: z.int().meta({ description: 'Those on which a verdict changes' }),
      refused: z.int().meta({ description: 'Verdicts that would be refusals, and are not now' }),
      released: z.int().meta({ description: 'Verdicts that would be no refusals any more' }),
      rows: z.array(changedVerdict).meta({ description: 'The first 50 changed verdicts' }),
    }),
  }),
}
export type RequirementPreview = z.output<typeof requirementPreview.preview.output>
