import { requirementPreview } from '@/lib/domain/eligibility/eligibility/preview/contract'
import { previewRequirement } from '@/lib/domain/eligibility/eligibility/preview/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  requirementPreview.preview,
  previewRequirement,
)
