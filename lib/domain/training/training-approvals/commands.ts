import type { AttendanceCommand } from '@/lib/domain/training/attendance/workflow'
import { changeAttendances } from '@/lib/domain/training/training-enrollments/change/commands'
import type { AttendanceResults } from '@/lib/domain/training/training-enrollments/contract'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import type { trainingApprovals } from './contract'

type Decision = CheckedInputOf<typeof trainingApprovals.confirm>

const deciding =
  (command: AttendanceCommand) =>
  (context: Context, { ids, note }: Decision): Promise<AttendanceResults> =>
    changeAttendances(context, { command, ids, note })

export const confirmAttendance = deciding('confirm')
export const checkInAttendance = deciding('checkIn')
export const undoCheckIn = deciding('undoCheckIn')
export const passAttendance = deciding('pass')
export const failAttendance = deciding('fail')
export const markNoShow = deciding('markNoShow')

export const correctAttendance = (
  context: Context,
  { ids, to, reason, note }: CheckedInputOf<typeof trainingApprovals.correct>,
): Promise<AttendanceResults> =>
  changeAttendances(context, { command: 'correct', ids, to, note: note ?? reason })
