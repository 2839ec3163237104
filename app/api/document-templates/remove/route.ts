import { removeDocumentTemplate } from '@/lib/domain/site/document-templates/commands'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  documentTemplates.remove,
  removeDocumentTemplate,
)
