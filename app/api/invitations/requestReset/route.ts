import { invitations } from '@/lib/domain/people/invitations/contract'
import { requestReset } from '@/lib/domain/people/invitations/reset/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(invitations.requestReset, requestReset)
