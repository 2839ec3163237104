import { setDefaultUser } from '@/lib/domain/users/commands'
import { users } from '@/lib/domain/users/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.setDefault, setDefaultUser)
