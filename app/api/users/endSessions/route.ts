import { endSessionsOfUser } from '@/lib/domain/people/users/access/commands'
import { users } from '@/lib/domain/people/users/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.endSessions, endSessionsOfUser)
