import { apiDocs } from '@/lib/domain/insight/api-docs/contract'
import { getApiDocs } from '@/lib/domain/insight/api-docs/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(apiDocs.get, getApiDocs)
