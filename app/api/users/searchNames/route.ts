import { users } from '@/lib/domain/users/contract'
import { searchUserNames } from '@/lib/domain/users/lookups/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.searchNames, searchUserNames)
