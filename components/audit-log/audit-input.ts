import { listInput, textOf, type Query } from '@/components/table/list-input'
import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

/** In the address: the lines of who looked at something are shown as well. */
export const WITH_VIEWS = 'shown'

/** Without these lines, unless the address asks for them or for one event. */
export function auditInput(query: Query): InputOf<typeof auditLog.search> {
  const isFolded = textOf(query, 'views') !== WITH_VIEWS && !textOf(query, 'event')
  return { ...listInput(auditLog.search, query), withoutViews: isFolded || undefined }
}
