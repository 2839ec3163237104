import * as z from 'zod'
import { MOST_AT_ONCE } from './bounds'
import { id } from './fields'

export const manyIds = z
  .array(id)
  .min(1)
  .max(MOST_AT_ONCE)
  .transform((all) => [...new Set(all)])

/** Of those ids, for whoever decides on what was read. */
export const rowVersions = z
  .array(z.object({ id, rowVersion: z.int().min(1) }))
  .max(MOST_AT_ONCE)
  .optional()
  .meta({
    description:
      'The versions that were read: one that was changed since is refused as `stale-record`. Ids without one are not checked.',
  })

export type RowVersions = z.output<typeof rowVersions>

export const versionsById = (read: RowVersions = []): ReadonlyMap<string, number> =>
  new Map(read.map(({ id, rowVersion }) => [id, rowVersion]))

/** Each id has its own outcome. */
export const oneResult = z.object({
  id: z.guid(),
  outcome: z.enum(['done', 'refused']),
  code: z.string().optional(),
  text: z.string().optional(),
})

export const manyResults = z.object({ results: z.array(oneResult) })
export type ManyResults = z.output<typeof manyResults>

export const EACH_BY_ITSELF =
  'Each id is judged by itself: 200 when at least one was done, otherwise the status of the first refusal, with the reason of each in `errors`.'
