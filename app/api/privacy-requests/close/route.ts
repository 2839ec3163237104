import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { closePrivacyRequest } from '@/lib/domain/people/privacy-requests/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(privacyRequests.close, closePrivacyRequest)
