import { searchJsaTemplates } from '@/lib/domain/work/jsa-templates/queries'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(jsaTemplates.search, searchJsaTemplates)
