import { removeRequirement } from '@/lib/domain/eligibility/requirements/commands'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(requirements.remove, removeRequirement)
