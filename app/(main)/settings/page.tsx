import { SettingsScreen } from '@/components/settings/settings-screen'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { settingsReads } from './reads'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('settings')

export default async function SettingsPage({ searchParams }: PageProps<'/settings'>) {
  await gate('/settings')
  return (
    <Prefetched of={settingsReads(await listQueryOf('/settings', searchParams))}>
      <SettingsScreen />
    </Prefetched>
  )
}
