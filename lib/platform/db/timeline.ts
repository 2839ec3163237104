import * as z from 'zod'
import type { Actor } from '../access/actor'
import { recordTypes } from '../access/record-pages'
import { timelineLanes, type TimelineLane } from '../contract/timeline-lanes'
import { fragment, type Fragment } from './fragment'

/** Whose timeline, for whom, and the time zone in which days begin. */
export type TimelineOf = { projectId: string; timeZone: string; actor: Actor }

/** What happened at a moment, or lasts `until` another; of whole days the first moment of the day after the last. */
export const timelineRow = z.object({
  id: z.string(),
  at: z.date(),
  until: z.date().nullable(),
  isWholeDays: z.boolean(),
  lane: z.enum(timelineLanes),
  event: z.string(),
  subjectType: z.enum(recordTypes).nullable(),
  subjectKey: z.string().nullable(),
  labelTh: z.string().nullable(),
  labelEn: z.string().nullable(),
  actorUserId: z.guid().nullable(),
  status: z.string().nullable(),
  text: z.string().nullable(),
  count: z.int().nullable(),
})
export type TimelineRow = z.output<typeof timelineRow>

type Part = {
  lane: TimelineLane
  id: Fragment
  at: Fragment
  until?: Fragment
  isWholeDays?: boolean
  event: Fragment
  subject?: { type: string; key: Fragment }
  labelTh?: Fragment
  labelEn?: Fragment
  actorUserId?: Fragment
  status?: Fragment
  text?: Fragment
  count?: Fragment
  /** From the first table on. */
  from: Fragment
}

/** The rows of one kind, in the shape that all kinds share. */
export const timelinePart = (part: Part): Fragment => fragment`
  SELECT ${part.id}::text AS "id", ${part.at}::timestamptz AS "at",
    ${part.until ?? fragment`NULL`}::timestamptz AS "until", ${part.isWholeDays ?? false}::boolean AS "isWholeDays",
    ${part.lane}::text AS "lane", ${part.event}::text AS "event",
    ${part.subject?.type ?? null}::text AS "subjectType", ${part.subject?.key ?? fragment`NULL`}::text AS "subjectKey",
    ${part.labelTh ?? fragment`NULL`}::text AS "labelTh", ${part.labelEn ?? part.labelTh ?? fragment`NULL`}::text AS "labelEn",
    ${part.actorUserId ?? fragment`NULL`}::uuid AS "actorUserId",
    ${part.status ?? fragment`NULL`}::text AS "status", ${part.text ?? fragment`NULL`}::text AS "text",
    ${part.count ?? fragment`NULL`}::int AS "count"
  FROM ${part.from}`

/** The first moment of a day at the site. */
export const startOfDay = (day: Fragment, timeZone: string): Fragment =>
  fragment`((${day})::timestamp AT TIME ZONE ${timeZone})`
