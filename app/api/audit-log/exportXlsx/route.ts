import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { exportAuditLogXlsx } from '@/lib/domain/insight/audit-log/files'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(auditLog.exportXlsx, exportAuditLogXlsx)
