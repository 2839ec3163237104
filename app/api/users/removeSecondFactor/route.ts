import { removeSecondFactor } from '@/lib/domain/users/access/commands'
import { users } from '@/lib/domain/users/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.removeSecondFactor, removeSecondFactor)
