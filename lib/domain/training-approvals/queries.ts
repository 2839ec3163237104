import { pending } from '@/lib/domain/attendance/workflow'
import { findAttendance } from '@/lib/domain/training-enrollments/queries'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf } from '@/lib/platform/http/contract'
import type { trainingApprovals } from './contract'

export const searchApprovals = (
  context: Context,
  { status, sessionId, contractorId, ...wish }: CheckedInputOf<typeof trainingApprovals.search>,
) => {
  const statuses = status === 'Pending' ? pending : status && [status]
  return findAttendance(context, { statuses, sessionId, contractorId }, wish)
}
