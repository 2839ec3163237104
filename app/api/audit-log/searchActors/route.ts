import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { searchActors } from '@/lib/domain/insight/audit-log/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(auditLog.searchActors, searchActors)
