import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { checkEligibility } from '@/lib/domain/eligibility/eligibility/check/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(eligibility.check, checkEligibility)
