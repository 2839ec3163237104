import * as z from 'zod'
import { get } from '@/lib/platform/contract/contract'
import { filter } from '@/lib/platform/contract/fields'

/** A place in the audit log's chain, which has no gaps and no ties. */
const place = z.string().max(18).regex(/^\d+$/)

const USUAL_LIMIT = 100

const change = z.object({
  seq: z.string().meta({ description: 'Grows by the order in which changes were linked' }),
  id: z.guid().meta({ description: 'Of the audit line' }),
  at: z.string(),
  type: z.string().meta({ description: 'Such as `project.saved`' }),
  subject: z.object({
    type: z.string(),
    id: z.string(),
    path: z.string().nullable().meta({ description: 'Where it can be read, for those with a get' }),
  }),
  isRemoved: z.boolean(),
})
export type Change = z.output<typeof change>

export const changes = {
  get: get('/api/changes/get', {
    policy: 'changes',
    summary: 'What has changed since',
    description:
      'Without `after`: no items, and the newest place. Take that, read the lists that matter, then follow: ask again with `next`, at once until `isCaughtUp`, later every few seconds. Each change comes once, in one order for everybody. It names the record and not its content, so that reading it is asked for in the usual way; kinds of records that the caller’s roles may not read are left out, so that a page may be empty before `isCaughtUp`. 400 `place-unknown` where `after` lies beyond the end, as after the site was restored to an earlier moment: begin anew without `after`, and read the lists again.',
    input: z.object({
      after: filter(place),
      limit: filter(z.coerce.number().int().min(1).max(1000)).transform(
        (limit) => limit ?? USUAL_LIMIT,
      ),
    }),
    output: z.object({ items: z.array(change), next: z.string(), isCaughtUp: z.boolean() }),
  }),
}
