import type { gate } from '@/lib/domain/gate/gate/contract'
import type { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import type { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { credentials } from '@/lib/domain/eligibility/credentials/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/** What the page of a person lists, the latest first. */
export const trainingsOf = (personId: string): InputOf<typeof trainingEnrollments.search> => ({
  personId,
  sort: '-session',
})

export const permitsOf = (personId: string): InputOf<typeof workPermits.search> => ({
  personId,
  sort: '-workDate',
})

export const credentialsOf = (personId: string): InputOf<typeof credentials.search> => ({
  personId,
  sort: 'type',
})

export const passagesOf = (personId: string): InputOf<typeof gate.history> => ({
  personId,
  sort: '-at',
})
