import {
  documentsOf,
  peopleOf,
  permitsOf,
  projectsOf,
  tasksOf,
  usersOf,
} from '@/components/employers/employer-inputs'
import { firstRows } from '@/components/record/few-rows'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { searchCredentials } from '@/lib/domain/eligibility/credentials/queries'
import { persons, trainingStatuses } from '@/lib/domain/people/persons/contract'
import { searchPersons } from '@/lib/domain/people/persons/queries'
import { users } from '@/lib/domain/people/users/contract'
import { searchUserNames } from '@/lib/domain/people/users/lookups/queries'
import { employers } from '@/lib/domain/site/employers/contract'
import { getEmployer } from '@/lib/domain/site/employers/queries'
import { projects } from '@/lib/domain/work/projects/contract'
import { searchProjects } from '@/lib/domain/work/projects/queries'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { searchTasks } from '@/lib/domain/work/tasks/queries'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { searchPermits } from '@/lib/domain/work/work-permits/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

/** The company with all that its page lists, so that nothing moves once it is shown. */
export const employerReads = (id: string) => [
  prefetch(employers.get, getEmployer, { id }),
  prefetch(credentials.search, searchCredentials, { ...documentsOf(id), ...firstRows }),
  prefetch(projects.search, searchProjects, { ...projectsOf(id), ...firstRows }),
  prefetch(workPermits.search, searchPermits, { ...permitsOf(id), ...firstRows }),
  prefetch(tasks.search, searchTasks, { ...tasksOf(id), ...firstRows }),
  prefetch(users.searchNames, searchUserNames, { ...usersOf(id), ...firstRows }),
  ...[undefined, ...trainingStatuses].map((TrainingStatus) =>
    prefetch(persons.search, searchPersons, peopleOf({ employerId: id, TrainingStatus })),
  ),
]
