import * as z from 'zod'
import { attendanceWorkflow, attendanceStatuses } from '@/lib/domain/training/attendance/workflow'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { policiesMet, isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import type { Clock } from '@/lib/platform/dates/clock'
import { fragment } from '@/lib/platform/db/fragment'
import { attendanceRecord, type AttendanceRecord } from './contract'
import { attendanceChecks } from './rules'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { hasBegun } from '@/lib/domain/training/training-sessions/days/rules'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'

const instantColumn = z.date().nullable()
const { person, contractor, session } = attendanceRecord.shape

/** The columns of `ROW`. */
export const attendanceRow = z.object({
  id: z.guid(),
  sessionId: z.guid(),
  personId: z.guid(),
  contractorId: z.guid().nullable(),
  status: z.enum(attendanceStatuses),
  enrolledAt: z.date(),
  enrolledByUserId: z.guid(),
  confirmedAt: instantColumn,
  confirmedByUserId: z.guid().nullable(),
  checkedInAt: instantColumn,
  checkedInByUserId: z.guid().nullable(),
  resultAt: instantColumn,
  resultByUserId: z.guid().nullable(),
  note: z.string().nullable(),
  rowVersion: z.int(),
  person: person.omit({ nameTh: true, nameEn: true }).extend({
    firstNameTh: z.string(),
    lastNameTh: z.string(),
    firstNameEn: z.string().nullable(),
    lastNameEn: z.string().nullable(),
    employerId: z.guid().nullable(),
  }),
  contractor,
  session: session.omit({ hasBegun: true }),
})
type AttendanceRow = z.output<typeof attendanceRow>

/** In SQL, as reading a page of the queue by Prisma costs the server three times as much. */
export const ROW = fragment`
  attendance."id", attendance."sessionId", attendance."personId", attendance."contractorId",
  attendance."status"::text, attendance."enrolledAt", attendance."enrolledByUserId",
  attendance."confirmedAt", attendance."confirmedByUserId", attendance."checkedInAt",
  attendance."checkedInByUserId", attendance."resultAt", attendance."resultByUserId",
  attendance."note", attendance."rowVersion",
  json_build_object('id', person."id", 'code', person."code", 'firstNameTh', person."firstNameTh",
    'lastNameTh', person."lastNameTh", 'firstNameEn', person."firstNameEn",
    'lastNameEn', person."lastNameEn", 'employerId', person."employerId",
    'TrainingStatus', person."trainingStatus",
    'trainingValidUntil', person."trainingValidUntil",
    'profileAssetId', person."profileAssetId") AS "person",
  CASE WHEN contractor."id" IS NOT NULL THEN json_build_object('id', contractor."id",
    'nameTh', contractor."nameTh", 'nameEn', contractor."nameEn") END AS "contractor",
  json_build_object('scheduleName', schedule."name", 'scheduleNickname', schedule."nickname",
    'credentialTypeId', schedule."credentialTypeId",
    'date', session."date", 'period', session."period", 'startTime', session."startTime",
    'location', session."location", 'status', session."status") AS "session"`

export const FROM = fragment`
  FROM "attendances" attendance
  JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
  JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  JOIN ${PERSONS} ON person."id" = attendance."personId"
  LEFT JOIN ${EMPLOYERS} contractor ON contractor."id" = attendance."contractorId"`

const instant = (value: Date | null) => value?.toISOString() ?? null

/** For a person who has left the company: it sees the attendance that it enrolled, but no longer the training. */
const hiddenTraining = { TrainingStatus: null, trainingValidUntil: null, profileAssetId: null }

export function presentAttendance(
  actor: Actor,
  { person, ...row }: AttendanceRow,
  clock: Clock,
): AttendanceRecord {
  const isVisible = isEmployerInScope(actor, person.employerId)
  return {
    ...row,
    enrolledAt: row.enrolledAt.toISOString(),
    confirmedAt: instant(row.confirmedAt),
    checkedInAt: instant(row.checkedInAt),
    resultAt: instant(row.resultAt),
    session: { ...row.session, hasBegun: hasBegun(row.session, clock) },
    person: { ...person, ...namesOf(person), ...(!isVisible && hiddenTraining) },
    can: {
      commands: attendanceWorkflow.offered(row.status, {
        roles: policiesMet(actor, attendanceWorkflow.table.roles),
        checks: attendanceChecks(row.session, clock.today),
      }),
    },
  }
}
