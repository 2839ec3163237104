import { searchRequirements } from '@/lib/domain/eligibility/requirements/queries'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(requirements.search, searchRequirements)
