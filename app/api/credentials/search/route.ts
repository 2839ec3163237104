import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { searchCredentials } from '@/lib/domain/eligibility/credentials/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(credentials.search, searchCredentials)
