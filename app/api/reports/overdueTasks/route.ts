import { reports } from '@/lib/domain/reports/contract'
import { overdueTasks } from '@/lib/domain/reports/tasks/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(reports.overdueTasks, overdueTasks)
