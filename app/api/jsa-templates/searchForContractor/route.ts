import { jsaTemplates } from '@/lib/domain/jsa-templates/contract'
import { searchForContractor } from '@/lib/domain/jsa-templates/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  jsaTemplates.searchForContractor,
  searchForContractor,
)
