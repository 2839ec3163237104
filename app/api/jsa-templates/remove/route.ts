import { removeJsaTemplate } from '@/lib/domain/jsa-templates/commands'
import { jsaTemplates } from '@/lib/domain/jsa-templates/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(jsaTemplates.remove, removeJsaTemplate)
