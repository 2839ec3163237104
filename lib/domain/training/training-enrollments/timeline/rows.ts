import { seatTakingStatuses } from '@/lib/domain/training/attendance/workflow'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { firstDayOfProject } from '@/lib/domain/work/projects/rows'
import { crewOfProject } from '@/lib/domain/work/work-permits/timeline/rows'
import { fragment, literals } from '@/lib/platform/db/fragment'
import { startOfDay, timelinePart, type TimelineOf } from '@/lib/platform/db/timeline'

/** Training before that was for other work. */
const DAYS_BEFORE = 60

/** The sessions in which people of the project have a seat, with how many of them. */
export const trainingOnTimeline = ({ projectId, timeZone }: TimelineOf) => [
  timelinePart({
    lane: 'Training',
    id: fragment`session."id"`,
    at: startOfDay(fragment`session."date" + session."startTime"::time`, timeZone),
    until: startOfDay(fragment`session."date" + session."endTime"::time`, timeZone),
    event: fragment`'training-session.attended'`,
    subject: { type: 'training-session', key: fragment`session."id"` },
    labelTh: fragment`schedule."nickname"`,
    labelEn: fragment`schedule."name"`,
    text: fragment`session."location"`,
    count: fragment`seats."people"`,
    from: fragment`(SELECT attendance."sessionId", count(*) AS "people" FROM "attendances" attendance
        WHERE attendance."personId" IN (${crewOfProject(projectId)})
          AND attendance."status" IN (${literals(seatTakingStatuses)})
        GROUP BY attendance."sessionId") seats
      JOIN ${TRAINING_SESSIONS} ON session."id" = seats."sessionId"
        AND session."date" >= (${firstDayOfProject(projectId)}) - ${DAYS_BEFORE}::int
      JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"`,
  }),
]
