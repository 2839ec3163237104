import { reports } from '@/lib/domain/reports/contract'
import { exportReportXlsx } from '@/lib/domain/reports/file/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(reports.exportXlsx, exportReportXlsx)
