import * as z from 'zod'
import { verdictReason } from '@/lib/domain/eligibility/eligibility/contract'
import { halfDays } from '@/lib/domain/training/training-plans/contract'

export const permitGap = z.object({
  code: z.string(),
  path: z.string().meta({ description: 'The member of the permit, such as `workers.0`' }),
  text: z.string(),
  reason: z
    .string()
    .optional()
    .meta({ description: 'What is said of a worker, for where the name stands beside it' }),
  effect: z
    .enum(['Refuse', 'Warn'])
    .meta({ description: 'What only warns keeps no permit from being submitted' }),
  howToFix: z.string().optional(),
  mend: z
    .enum(['permit', 'project', 'training', 'otherPermit', 'credential', 'employer', 'override'])
    .meta({ description: 'Where it is fixed; the ids beside it say which one' }),
  personId: z.guid().optional(),
  projectId: z.guid().optional(),
  permitId: z.guid().optional(),
  requirementId: z.guid().optional(),
  booked: z
    .object({ sessionId: z.guid(), date: z.string(), period: z.enum(halfDays) })
    .optional()
    .meta({
      description:
        'The next safety training in which the person has a seat; for callers who enrol people',
    }),
  canOverride: z.boolean().optional().meta({
    description: 'Whether the caller may propose to let the worker pass without it',
  }),
  overrideWaits: z.boolean().optional().meta({
    description: 'For callers who may propose it: whether one waits for its second person',
  }),
  link: verdictReason.shape.link,
})
export type PermitGap = z.output<typeof permitGap>
