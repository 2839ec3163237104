import { users } from '@/lib/domain/people/users/contract'
import { getUser } from '@/lib/domain/people/users/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.get, getUser)
