import type { AttendanceCommand } from '@/lib/domain/training/attendance/workflow'
import { changeAttendances } from '@/lib/domain/training/training-enrollments/change/commands'
import type { AttendanceResults } from '@/lib/domain/training/training-enrollments/contract'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import type { trainingApprovals } from './contract'

type CommandInput = CheckedInputOf<typeof trainingApprovals.confirm>

const handlerOf =
  (command: AttendanceCommand) =>
  (context: Context, { ids, note }: CommandInput): Promise<AttendanceResults> =>
    changeAttendances(context, { command, ids, note })

export const confirmAttendance = handlerOf('confirm')
export const checkInAttendance = handlerOf('checkIn')
export const undoCheckIn = handlerOf('undoCheckIn')
export const passAttendance = handlerOf('pass')
export const failAttendance = handlerOf('fail')
export const markNoShow = handlerOf('markNoShow')

export const correctAttendance = (
  context: Context,
  { ids, to, reason, note }: CheckedInputOf<typeof trainingApprovals.correct>,
): Promise<AttendanceResults> =>
  changeAttendances(context, { command: 'correct', ids, to, reason, note })
