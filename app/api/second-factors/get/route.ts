import { secondFactors } from '@/lib/domain/second-factors/contract'
import { getSecondFactor } from '@/lib/domain/second-factors/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(secondFactors.get, getSecondFactor)
