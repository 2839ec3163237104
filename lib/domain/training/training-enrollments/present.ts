import {
  attendanceWorkflow,
  type AttendanceStatus,
} from '@/lib/domain/training/attendance/workflow'
import { namesOf, type Named } from '@/lib/domain/people/persons/rules'
import { policiesMet, reaches, type Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { AttendanceRecord } from './contract'
import { attendanceChecks } from './rules'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/rows'

/** One person's attendance of one session as `ROW` reads it. */
export type AttendanceRow = {
  id: string
  sessionId: string
  personId: string
  contractorId: string | null
  status: AttendanceStatus
  enrolledAt: Date
  enrolledByUserId: string
  confirmedAt: Date | null
  confirmedByUserId: string | null
  checkedInAt: Date | null
  checkedInByUserId: string | null
  resultAt: Date | null
  resultByUserId: string | null
  note: string | null
  rowVersion: number
  person: Omit<AttendanceRecord['person'], 'nameTh' | 'nameEn'> &
    Named & { employerId: string | null }
  contractor: AttendanceRecord['contractor']
  session: AttendanceRecord['session']
}

/** In SQL, with its joins: as objects, a page of the queue cost the server three times as much. */
export const ROW = Prisma.sql`
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
    'date', session."date", 'period', session."period", 'startTime', session."startTime",
    'location', session."location", 'status', session."status") AS "session"`

export const FROM = Prisma.raw(`
  FROM "attendances" attendance
  JOIN ${TRAINING_SESSIONS} ON session."id" = attendance."sessionId"
  JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  JOIN ${PERSONS} ON person."id" = attendance."personId"
  LEFT JOIN ${EMPLOYERS} contractor ON contractor."id" = attendance."contractorId"`)

const instant = (value: Date | null) => value?.toISOString() ?? null

/** That somebody came stays with who enrolled them; how they are trained is for whom they work for now. */
const notTold = { TrainingStatus: null, trainingValidUntil: null, profileAssetId: null }

export function presentAttendance(
  actor: Actor,
  { person, ...row }: AttendanceRow,
  today: Day,
): AttendanceRecord {
  const isOpen = reaches(actor, person.employerId)
  return {
    ...row,
    enrolledAt: row.enrolledAt.toISOString(),
    confirmedAt: instant(row.confirmedAt),
    checkedInAt: instant(row.checkedInAt),
    resultAt: instant(row.resultAt),
    person: { ...person, ...namesOf(person), ...(!isOpen && notTold) },
    can: {
      commands: attendanceWorkflow.offered(row.status, {
        roles: policiesMet(actor, attendanceWorkflow.table.roles),
        checks: attendanceChecks(row.session, today),
      }),
    },
  }
}
