import { consents } from '@/lib/domain/people/consents/contract'
import { withdrawConsent } from '@/lib/domain/people/consents/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(consents.withdraw, withdrawConsent)
