import { pending } from '@/lib/domain/attendance/workflow'
import { findAttendance } from '@/lib/domain/training-enrollments/queries'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf } from '@/lib/platform/http/contract'
import type { trainingApprovals } from './contract'

const nameColumns = ['firstNameTh', 'lastNameTh', 'firstNameEn', 'lastNameEn'] as const

export const searchApprovals = (
  context: Context,
  {
    keyword,
    status,
    sessionId,
    contractorId,
    ...wish
  }: CheckedInputOf<typeof trainingApprovals.search>,
) => {
  const statuses = status === 'Pending' ? { in: [...pending] } : status
  const byName = matchesKeyword<Prisma.AttendanceWhereInput>(keyword, (contains) =>
    nameColumns.map((column) => ({ person: { [column]: contains } })),
  )
  return findAttendance(context, { status: statuses, sessionId, contractorId, ...byName }, wish)
}
