import { apiKeys } from '@/lib/domain/people/api-keys/contract'
import { issueApiKey } from '@/lib/domain/people/api-keys/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(apiKeys.issue, issueApiKey)
