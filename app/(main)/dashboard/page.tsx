import { DashboardScreen } from '@/components/dashboard/dashboard-screen'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { siteToday } from '@/lib/domain/site/settings/style/queries'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { dashboardReads } from './reads'

export const generateMetadata = pageTitle('dashboard')

export default async function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  await gate('/dashboard')
  return (
    <Prefetched of={dashboardReads(await searchParams, await siteToday())}>
      <DashboardScreen />
    </Prefetched>
  )
}
