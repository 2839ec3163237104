import { liftBar } from '@/lib/domain/eligibility/bars/commands'
import { bars } from '@/lib/domain/eligibility/bars/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(bars.lift, liftBar)
