import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { searchForContractor } from '@/lib/domain/work/jsa-templates/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  jsaTemplates.searchForContractor,
  searchForContractor,
)
