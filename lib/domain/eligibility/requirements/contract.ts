import * as z from 'zod'
import { employerKinds } from '@/lib/domain/site/employers/contract'
import { permitType } from '@/lib/domain/work/jsa-templates/contract'
import { command, list, result } from '@/lib/platform/contract/contract'
import {
  byId,
  filter,
  id,
  keyword,
  optionalText,
  text,
  uniqueText,
} from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'
import { judgedDuties, purposes } from './rules'

const LONGEST_GRACE = 30

const anyOfWith = <T extends z.ZodType>(credentialTypeId: T) =>
  z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('SafetyTraining') }),
        z.object({ kind: z.literal('Credential'), credentialTypeId }),
      ]),
    )
    .min(1)
    .max(5)
    .meta({ description: 'One of them suffices' })

/** An empty list means any. */
const conditionsWith = <T extends z.ZodType>(recordId: T) => ({
  employerKinds: z.array(z.enum(employerKinds)).max(2),
  typeCodes: z.array(permitType).max(8),
  dutyCodes: z.array(z.enum(judgedDuties)).max(16),
  projectIds: z.array(recordId).max(200),
  workspaceAreaIds: z.array(recordId).max(200),
  employerIds: z.array(recordId).max(200),
  scheduleIds: z.array(recordId).max(200),
})

const effect = z.enum(['Refuse', 'Warn'])
const override = z.enum(['Never', 'One', 'Two']).meta({
  description: 'How many people it takes to let somebody pass without it',
})
const basis = z.enum(['Law', 'SitePolicy'])

export const requirementRecord = z.object({
  id: z.guid(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  purpose: z.enum(purposes),
  ...conditionsWith(z.guid()),
  anyOf: anyOfWith(z.guid()),
  effect,
  graceDays: z.int(),
  override,
  basis,
  lawRefTh: z.string().nullable(),
  lawRefEn: z.string().nullable(),
  isSystem: z.boolean().meta({ description: 'Comes with the product: only `isActive` changes' }),
  isActive: z.boolean(),
  rowVersion: z.int(),
  can: z.object({ save: z.boolean(), remove: z.boolean() }),
})
export type RequirementRecord = z.output<typeof requirementRecord>

/** What is said of a requirement; what is left out stays as it is. */
export const requirementInput = saveInput(
  {
    code: uniqueText(40),
    nameTh: text(200),
    nameEn: text(200),
    purpose: z.enum(purposes),
    anyOf: anyOfWith(id),
  },
  {
    ...z.object(conditionsWith(id)).partial().shape,
    effect: effect.optional(),
    graceDays: z.int().min(0).max(LONGEST_GRACE).optional(),
    override: override.optional(),
    basis: basis.optional(),
    lawRefTh: optionalText(500),
    lawRefEn: optionalText(500),
    isActive: z.boolean().optional(),
  },
)

export const requirements = {
  search: list('/api/requirements/search', {
    policy: 'realm-basic',
    summary: 'What people need to come in, to work and to be enrolled',
    description:
      'All matching requirements count; one of `anyOf` suffices. Empty lists mean any. A caller who is Contractor and nothing more does not see requirements that name other companies or their projects alone, nor others’ ids in those that name several. The types of credentials stand in `credential-types/search`.',
    filters: { keyword, purpose: filter(z.enum(purposes)), isActive: filter(z.boolean()) },
    row: requirementRecord,
    sorts: ['code', 'nameTh', 'nameEn'],
  }),
  save: command('/api/requirements/save', {
    policy: 'eligibility-mgmt',
    summary: 'Make or change a requirement',
    description:
      '400 `condition-not-for-purpose`, `law-has-no-exception`; `asks-for-nothing-in-use` where it begins to count and every type that it asks for is out of use. Of what comes with the product only `isActive` changes: 400 `shipped-requirement`.',
    input: requirementInput,
    output: result,
  }),
  remove: command('/api/requirements/remove', {
    policy: 'eligibility-mgmt',
    summary: 'Remove a requirement of the site',
    description: '400 `shipped-requirement` for those that come with the product.',
    input: byId,
    output: result,
  }),
}
