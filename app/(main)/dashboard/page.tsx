import { dashboardInput } from '@/components/dashboard/dashboard-input'
import { DashboardScreen } from '@/components/dashboard/dashboard-screen'
import { dashboard } from '@/lib/domain/insight/dashboard/contract'
import { monthlySummary, wpDaily, wpWeekly } from '@/lib/domain/insight/dashboard/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { siteToday } from '@/lib/domain/site/settings/style/queries'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('dashboard')

export default async function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  await gate('/dashboard')
  const { daily, weekly, monthly } = dashboardInput(await searchParams, await siteToday())
  const reads = [
    prefetch(dashboard.wpDaily, wpDaily, daily),
    prefetch(dashboard.wpWeekly, wpWeekly, weekly),
    prefetch(dashboard.monthlySummary, monthlySummary, monthly),
  ]
  return (
    <Prefetched of={reads}>
      <DashboardScreen />
    </Prefetched>
  )
}
