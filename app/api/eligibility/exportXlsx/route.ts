import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { exportVerdictsXlsx } from '@/lib/domain/eligibility/eligibility/check/files'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(eligibility.exportXlsx, exportVerdictsXlsx)
