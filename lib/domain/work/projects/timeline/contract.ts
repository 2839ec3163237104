import * as z from 'zod'
import { recordTypes } from '@/lib/platform/access/record-pages'
import { list } from '@/lib/platform/contract/contract'
import { day } from '@/lib/platform/contract/days'
import { filter, id } from '@/lib/platform/contract/fields'
import { timelineLanes } from '@/lib/platform/contract/timeline-lanes'

const inBoth = z.object({ th: z.string(), en: z.string() })

const entry = z.object({
  id: z.string(),
  at: z.string(),
  until: z.string().nullable().meta({ description: 'Null for what happens at one moment' }),
  isWholeDays: z
    .boolean()
    .meta({ description: 'From the start of the first day to the end of the last one' }),
  lane: z.enum(timelineLanes),
  event: z.string().meta({ description: 'Such as `task.submit`' }),
  subject: z
    .object({
      type: z.enum(recordTypes).nullable(),
      page: z.string().nullable().meta({ description: 'Where the caller may open it' }),
      label: inBoth,
    })
    .nullable()
    .meta({ description: 'Null where the event is about the project itself' }),
  actor: inBoth.nullable(),
  status: z.string().nullable().meta({ description: 'The status to which it led' }),
  text: z.string().nullable().meta({ description: 'A reason, a comment or a description' }),
  count: z.int().nullable().meta({ description: 'People in a session, days of a person' }),
})
export type TimelineEntry = z.output<typeof entry>

export const projectTimeline = {
  searchTimeline: list('/api/projects/searchTimeline', {
    policy: 'timeline',
    summary: 'What happened and happens in a project',
    description:
      'The project with its changes, the commands on its tasks and permits, the hours of the permits, the days of its people, the sessions in which they have seats, and the changes of its forms. Days are those of the site, both inclusive; what lasts belongs to each of its days.',
    filters: {
      id,
      lanes: filter(z.array(z.enum(timelineLanes)).max(timelineLanes.length)),
      fromDate: filter(day),
      toDate: filter(day),
    },
    row: entry,
    sorts: ['at'],
  }),
}
