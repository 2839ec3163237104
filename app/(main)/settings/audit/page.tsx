import { auditInput } from '@/components/audit-log/audit-input'
import { AuditScreen } from '@/components/audit-log/audit-screen'
import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { searchAuditLog } from '@/lib/domain/insight/audit-log/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../../query'

export const generateMetadata = pageTitle('audit')

export default async function AuditPage({ searchParams }: PageProps<'/settings/audit'>) {
  await gate('/settings/audit')
  const input = auditInput(await listQueryOf('/settings/audit', searchParams))
  return (
    <Prefetched of={[prefetch(auditLog.search, searchAuditLog, input)]}>
      <AuditScreen />
    </Prefetched>
  )
}
