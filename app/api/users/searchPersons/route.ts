import { users } from '@/lib/domain/people/users/contract'
import { searchPersonsWithoutUser } from '@/lib/domain/people/users/lookups/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  users.searchPersons,
  searchPersonsWithoutUser,
)
