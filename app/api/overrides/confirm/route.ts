import { confirmOverride } from '@/lib/domain/eligibility/overrides/commands'
import { overrides } from '@/lib/domain/eligibility/overrides/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(overrides.confirm, confirmOverride)
