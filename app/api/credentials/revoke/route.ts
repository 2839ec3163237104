import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { revokeCredentials } from '@/lib/domain/eligibility/credentials/review/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(credentials.revoke, revokeCredentials)
