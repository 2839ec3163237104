import { users } from '@/lib/domain/users/contract'
import { searchPersonsWithoutUser } from '@/lib/domain/users/lookups/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  users.searchPersons,
  searchPersonsWithoutUser,
)
