import { users } from '@/lib/domain/users/contract'
import { searchUsers } from '@/lib/domain/users/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.search, searchUsers)
