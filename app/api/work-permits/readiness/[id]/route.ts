import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { getReadiness } from '@/lib/domain/work/work-permits/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(workPermits.readiness, getReadiness)
