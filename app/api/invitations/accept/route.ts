import { acceptInvitation } from '@/lib/domain/invitations/commands'
import { invitations } from '@/lib/domain/invitations/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(invitations.accept, acceptInvitation)
