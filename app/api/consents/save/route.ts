import { consents } from '@/lib/domain/people/consents/contract'
import { saveConsent } from '@/lib/domain/people/consents/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(consents.save, saveConsent)
