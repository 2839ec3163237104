import {
  attendanceCommands,
  workflow,
  type AttendanceCommand,
} from '@/lib/domain/attendance/workflow'
import { personNameSelect } from '@/lib/domain/persons/present'
import { namesOf } from '@/lib/domain/persons/rules'
import { may, type Actor } from '@/lib/platform/auth/actor'
import { fromColumn, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { AttendanceRecord } from './contract'
import { refusalBySession } from './rules'

export const attendanceSelect = {
  id: true,
  sessionId: true,
  personId: true,
  contractorId: true,
  status: true,
  enrolledAt: true,
  enrolledByUserId: true,
  confirmedAt: true,
  confirmedByUserId: true,
  checkedInAt: true,
  checkedInByUserId: true,
  resultAt: true,
  resultByUserId: true,
  note: true,
  rowVersion: true,
  person: {
    select: {
      id: true,
      code: true,
      ...personNameSelect,
      trainingStatus: true,
      trainingValidUntil: true,
      profileAssetId: true,
    },
  },
  contractor: { select: { id: true, nameTh: true, nameEn: true } },
  session: {
    select: {
      date: true,
      period: true,
      startTime: true,
      location: true,
      status: true,
      schedule: { select: { name: true, nickname: true } },
    },
  },
} satisfies Prisma.AttendanceSelect

type Row = Prisma.AttendanceGetPayload<{ select: typeof attendanceSelect }>

const instant = (value: Date | null) => value?.toISOString() ?? null

export function presentAttendance(
  actor: Actor,
  { person, session, ...row }: Row,
  today: Day,
): AttendanceRecord {
  const { schedule, ...held } = { ...session, date: fromColumn(session.date) }
  const mayGive = (command: AttendanceCommand) =>
    may(actor, command === 'cancel' ? 'enrollment' : 'training-review')
  return {
    ...row,
    enrolledAt: row.enrolledAt.toISOString(),
    confirmedAt: instant(row.confirmedAt),
    checkedInAt: instant(row.checkedInAt),
    resultAt: instant(row.resultAt),
    person: {
      id: person.id,
      code: person.code,
      ...namesOf(person),
      TrainingStatus: person.trainingStatus,
      trainingValidUntil: person.trainingValidUntil && fromColumn(person.trainingValidUntil),
      profileAssetId: person.profileAssetId,
    },
    session: { ...held, scheduleName: schedule.name, scheduleNickname: schedule.nickname },
    can: {
      commands: attendanceCommands.filter(
        (command) =>
          mayGive(command) &&
          workflow[command].from.includes(row.status) &&
          !refusalBySession(command, held, today),
      ),
    },
  }
}
