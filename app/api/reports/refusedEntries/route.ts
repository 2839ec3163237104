import { reports } from '@/lib/domain/insight/reports/contract'
import { refusedEntries } from '@/lib/domain/insight/reports/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(reports.refusedEntries, refusedEntries)
