import { users } from '@/lib/domain/users/contract'
import { sendInvitation } from '@/lib/domain/users/invitation/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.sendInvitation, sendInvitation)
