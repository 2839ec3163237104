import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { searchAuditLog } from '@/lib/domain/insight/audit-log/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(auditLog.search, searchAuditLog)
