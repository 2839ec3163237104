import { invitations } from '@/lib/domain/people/invitations/contract'
import { openLink } from '@/lib/domain/people/invitations/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(invitations.open, openLink)
