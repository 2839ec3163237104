import { users } from '@/lib/domain/people/users/contract'
import { sendInvitations } from '@/lib/domain/people/users/invitation/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.sendInvitations, sendInvitations)
