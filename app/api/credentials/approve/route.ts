import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { approveCredentials } from '@/lib/domain/eligibility/credentials/review/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(credentials.approve, approveCredentials)
