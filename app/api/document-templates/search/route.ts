import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { searchDocumentTemplates } from '@/lib/domain/site/document-templates/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  documentTemplates.search,
  searchDocumentTemplates,
)
