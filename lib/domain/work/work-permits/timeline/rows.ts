import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '@/lib/domain/people/persons/rows'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import { startOfDay, timelinePart, type TimelineOf } from '@/lib/platform/db/timeline'

const NOT_DONE = fragment`('Rejected', 'Cancelled')`
const SUBJECT = { type: 'work-permit', key: fragment`permit."id"` }

const momentOf = (time: Fragment, timeZone: string) =>
  startOfDay(fragment`permit."workDate" + ${time}::time`, timeZone)

/** The work of each permit in its hours, and each command on it. */
export const permitsOnTimeline = ({ projectId, timeZone }: TimelineOf) => [
  timelinePart({
    lane: 'Permit',
    id: fragment`permit."id"`,
    at: momentOf(fragment`coalesce(permit."startTime", '00:00')`, timeZone),
    until: momentOf(fragment`coalesce(permit."endTime", '23:59')`, timeZone),
    event: fragment`'work-permit.planned'`,
    subject: SUBJECT,
    labelTh: fragment`permit."permitNo"`,
    text: fragment`left(permit."description", 200)`,
    from: fragment`"work_permits" permit WHERE permit."projectId" = ${projectId}::uuid
      AND permit."workDate" IS NOT NULL AND permit."status" NOT IN ${NOT_DONE}`,
  }),
  timelinePart({
    lane: 'Permit',
    id: fragment`log."id"`,
    at: fragment`log."at"`,
    event: fragment`'work-permit.' || CASE log."command" WHEN 'create' THEN 'saved' WHEN 'expire' THEN 'expired'
      ELSE log."command" END`,
    subject: SUBJECT,
    labelTh: fragment`permit."permitNo"`,
    actorUserId: fragment`log."actorUserId"`,
    status: fragment`log."toStatus"`,
    text: fragment`log."reason"`,
    from: fragment`"work_permits" permit JOIN "work_permit_logs" log ON log."permitId" = permit."id"
      WHERE permit."projectId" = ${projectId}::uuid`,
  }),
]

const CREW = (projectId: string) => fragment`"work_permits" permit
  JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
  WHERE permit."projectId" = ${projectId}::uuid AND permit."status" NOT IN ${NOT_DONE}
    AND permit."workDate" IS NOT NULL`

/** The ids of the people on the permits of a project. */
export const crewOfProject = (projectId: string) =>
  fragment`SELECT worker."personId" FROM ${CREW(projectId)}`

/** Each person from the first day of work to the last. */
export const peopleOnTimeline = ({ projectId, timeZone }: TimelineOf) => [
  timelinePart({
    lane: 'People',
    id: fragment`person."id"`,
    at: startOfDay(fragment`crew."first"`, timeZone),
    until: startOfDay(fragment`crew."last" + 1`, timeZone),
    isWholeDays: true,
    event: fragment`'person.works'`,
    subject: { type: 'person', key: fragment`person."code"` },
    labelTh: PERSON_NAME_TH,
    labelEn: fragment`coalesce(${PERSON_NAME_EN}, ${PERSON_NAME_TH})`,
    count: fragment`crew."days"`,
    from: fragment`(SELECT worker."personId", min(permit."workDate") AS "first", max(permit."workDate") AS "last",
        count(DISTINCT permit."workDate") AS "days" FROM ${CREW(projectId)} GROUP BY worker."personId") crew
      JOIN ${PERSONS} ON person."id" = crew."personId" AND person."removedAt" IS NULL`,
  }),
]
