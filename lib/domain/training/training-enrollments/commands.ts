import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { changeAttendances } from './change/commands'
import type { AttendanceResults, trainingEnrollments } from './contract'

export const cancelEnrollments = (
  context: Context,
  { ids, note }: CheckedInputOf<typeof trainingEnrollments.cancel>,
): Promise<AttendanceResults> => changeAttendances(context, { command: 'cancel', ids, note })
