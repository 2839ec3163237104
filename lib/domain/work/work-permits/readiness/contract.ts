import * as z from 'zod'

export const permitGap = z.object({
  code: z.string(),
  path: z.string().meta({ description: 'The member of the permit, such as `workers.0`' }),
  text: z.string(),
  mend: z
    .enum(['permit', 'project', 'training', 'otherPermit'])
    .meta({ description: 'Where it is fixed; the ids beside it say which one' }),
  personId: z.guid().optional(),
  projectId: z.guid().optional(),
  permitId: z.guid().optional(),
})
export type PermitGap = z.output<typeof permitGap>
