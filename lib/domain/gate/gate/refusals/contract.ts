import * as z from 'zod'
import { reasonCodes } from '@/lib/domain/eligibility/eligibility/alternatives/rules'

/** Those that only warn say nothing of a refusal. */
const warnings: readonly string[] = [
  'credential-ending',
  'training-ending',
  'credential-in-grace',
  'training-in-grace',
  'photo-missing',
  'training-today',
]

/** Why somebody was refused; the last three where no rule refused them. */
export const refusalReasons = [
  ...reasonCodes.filter((code) => !warnings.includes(code)),
  'escort-not-inside',
  'unknown-person',
  'turned-away',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

const count = z.int().min(0)

/** How often a company's people were refused for a reason; without a company: guests, and codes of nobody. */
export const refusedEntry = z.object({
  id: z.string(),
  employerId: z.guid().nullable(),
  contractorTh: z.string().nullable(),
  contractorEn: z.string().nullable(),
  reason: z.enum(refusalReasons),
  people: count,
  refused: count,
  entered: count.meta({ description: 'Came in nonetheless, without a network' }),
})
