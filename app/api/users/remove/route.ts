import { removeUser } from '@/lib/domain/people/users/commands'
import { users } from '@/lib/domain/people/users/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.remove, removeUser)
