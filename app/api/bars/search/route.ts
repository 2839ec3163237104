import { bars } from '@/lib/domain/eligibility/bars/contract'
import { searchBars } from '@/lib/domain/eligibility/bars/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(bars.search, searchBars)
