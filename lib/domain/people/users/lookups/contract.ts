import * as z from 'zod'
import { list } from '@/lib/platform/contract/contract'
import { filter, id, keyword, named, onlyIds } from '@/lib/platform/contract/fields'

export const personWithoutUser = named.extend({ employerId: z.guid().nullable() })

export const userLookups = {
  searchNames: list('/api/users/searchNames', {
    policy: 'realm-basic',
    summary: 'Look up users by their names',
    description:
      'Nothing but names. With `employerId`, the users of that company; to a caller who is Contractor and nothing more, of the own company only.',
    filters: { keyword, ids: onlyIds, employerId: filter(id) },
    row: named,
    sorts: ['firstNameTh', 'firstNameEn'],
  }),
  searchPersons: list('/api/users/searchPersons', {
    policy: 'user-mgmt',
    summary: 'Look up people who have no user account yet',
    description: 'To a caller bound to contractors by the Purchasing role, those of contractors.',
    filters: { keyword, ids: onlyIds },
    row: personWithoutUser,
    sorts: ['firstNameTh', 'firstNameEn'],
  }),
}
