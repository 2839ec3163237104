import { dashboard } from '@/lib/domain/dashboard/contract'
import { wpDaily } from '@/lib/domain/dashboard/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(dashboard.wpDaily, wpDaily)
