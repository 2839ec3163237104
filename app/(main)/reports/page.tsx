import { ReportsScreen } from '@/components/reports/reports-screen'
import { filtersIn, reportOf } from '@/components/reports/reports-input'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { offeredTo } from '@/lib/platform/access/screens'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { reportReads } from './reads'
import { queryOf } from '../query'

export const generateMetadata = pageTitle('reports')

export default async function ReportsPage({ searchParams }: PageProps<'/reports'>) {
  const actor = await gate('/reports')
  const query = await queryOf(searchParams)
  const report = reportOf(query)
  return (
    <Prefetched of={reportReads(report, filtersIn(query, report))}>
      <ReportsScreen
        choosesContractor={!isContractorOnly(actor)}
        offered={offeredTo(actor.roles)}
      />
    </Prefetched>
  )
}
