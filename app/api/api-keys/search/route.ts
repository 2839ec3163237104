import { apiKeys } from '@/lib/domain/people/api-keys/contract'
import { searchApiKeys } from '@/lib/domain/people/api-keys/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(apiKeys.search, searchApiKeys)
