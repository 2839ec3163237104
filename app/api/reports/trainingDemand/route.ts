import { reports } from '@/lib/domain/insight/reports/contract'
import { trainingDemand } from '@/lib/domain/insight/reports/demand/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(reports.trainingDemand, trainingDemand)
