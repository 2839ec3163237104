import { reports } from '@/lib/domain/reports/contract'
import { expiringTraining } from '@/lib/domain/reports/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(reports.expiringTraining, expiringTraining)
