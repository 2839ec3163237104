import { invitations } from '@/lib/domain/people/invitations/contract'
import { resetPassword } from '@/lib/domain/people/invitations/reset/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(invitations.resetPassword, resetPassword)
