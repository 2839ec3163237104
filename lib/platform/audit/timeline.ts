import { fragment, noFragment, type Fragment } from '../db/fragment'
import type { TimelineLane } from '../contract/timeline-lanes'
import { timelinePart } from '../db/timeline'

/** The lines about records of one type, with the reasons that were given; `ids` selects their ids as text. */
export const linesOnTimeline = (
  lane: TimelineLane,
  {
    type,
    ids,
    labels,
  }: { type: string; ids: Fragment; labels?: { from: Fragment; th: Fragment; en: Fragment } },
): Fragment =>
  timelinePart({
    lane,
    id: fragment`line."id"`,
    at: fragment`line."at"`,
    event: fragment`line."event"`,
    labelTh: labels?.th,
    labelEn: labels?.en,
    actorUserId: fragment`line."actorUserId"`,
    status: fragment`line."changes" ->> 'to'`,
    text: fragment`line."changes" ->> 'reason'`,
    from: fragment`"audit_entries" line ${labels?.from ?? noFragment}
      WHERE line."subjectType" = ${type} AND line."subjectId" IN (${ids})`,
  })
