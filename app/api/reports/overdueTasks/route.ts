import { reports } from '@/lib/domain/insight/reports/contract'
import { overdueTasks } from '@/lib/domain/insight/reports/tasks/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(reports.overdueTasks, overdueTasks)
