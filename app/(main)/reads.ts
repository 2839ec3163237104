import { figures } from '@/components/start/figures'
import { persons } from '@/lib/domain/people/persons/contract'
import { searchPersons } from '@/lib/domain/people/persons/queries'
import { employers } from '@/lib/domain/site/employers/contract'
import { searchEmployers } from '@/lib/domain/site/employers/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

/** The figures of those who may see people. */
export const startReads = (seesPeople: boolean) =>
  seesPeople
    ? [
        ...figures.people.map(({ input }) => prefetch(persons.search, searchPersons, input)),
        prefetch(employers.search, searchEmployers, figures.contractors),
      ]
    : []
