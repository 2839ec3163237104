import { apiDocs } from '@/lib/domain/api-docs/contract'
import { getApiDocs } from '@/lib/domain/api-docs/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(apiDocs.get, getApiDocs)
