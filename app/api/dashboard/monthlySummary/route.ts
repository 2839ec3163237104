import { dashboard } from '@/lib/domain/insight/dashboard/contract'
import { monthlySummary } from '@/lib/domain/insight/dashboard/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(dashboard.monthlySummary, monthlySummary)
