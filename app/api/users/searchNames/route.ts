import { users } from '@/lib/domain/people/users/contract'
import { searchUserNames } from '@/lib/domain/people/users/lookups/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.searchNames, searchUserNames)
