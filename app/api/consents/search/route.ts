import { consents } from '@/lib/domain/people/consents/contract'
import { searchConsents } from '@/lib/domain/people/consents/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(consents.search, searchConsents)
