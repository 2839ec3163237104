import { invitations } from '@/lib/domain/invitations/contract'
import { requestReset } from '@/lib/domain/invitations/reset/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(invitations.requestReset, requestReset)
