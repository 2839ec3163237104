import type { credentials } from '@/lib/domain/eligibility/credentials/contract'
import type { persons, PersonRecord } from '@/lib/domain/people/persons/contract'
import type { users } from '@/lib/domain/people/users/contract'
import type { projects } from '@/lib/domain/work/projects/contract'
import type { tasks } from '@/lib/domain/work/tasks/contract'
import type { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

export type Counted = { employerId: string; TrainingStatus?: PersonRecord['TrainingStatus'] }

/** Only the total is needed, which every page of the list carries. */
export const peopleOf = (counted: Counted): InputOf<typeof persons.search> => ({
  ...counted,
  page: 1,
  pageSize: 1,
})

/** What the page of a company lists. */
export const documentsOf = (employerId: string): InputOf<typeof credentials.search> => ({
  employerId,
  subject: 'Employer',
  sort: 'type',
})

export const projectsOf = (employerId: string): InputOf<typeof projects.search> => ({
  employerId,
  sort: '-startDate',
})

export const permitsOf = (contractorId: string): InputOf<typeof workPermits.search> => ({
  contractorId,
  sort: '-workDate',
})

export const tasksOf = (employerId: string): InputOf<typeof tasks.search> => ({
  employerId,
  scope: 'all',
  sort: '-createdAt',
})

export const usersOf = (employerId: string): InputOf<typeof users.searchNames> => ({ employerId })
