import { reports } from '@/lib/domain/insight/reports/contract'
import { exportReportXlsx } from '@/lib/domain/insight/reports/file/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(reports.exportXlsx, exportReportXlsx)
