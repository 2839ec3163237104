import { SettingsScreen } from '@/components/settings/settings-screen'
import { tabOf, type SettingsTab } from '@/components/settings/tabs'
import { listInput, type Query } from '@/components/table/list-input'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { searchDocumentTemplates } from '@/lib/domain/site/document-templates/queries'
import { settings } from '@/lib/domain/site/settings/contract'
import { getGlobalSetting } from '@/lib/domain/site/settings/queries'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { searchWorkspaceAreas } from '@/lib/domain/site/workspace-areas/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('settings')

export default async function SettingsPage({ searchParams }: PageProps<'/settings'>) {
  await gate('/settings')
  const query = await searchParams
  return (
    <Prefetched of={[readsOf(tabOf(query.tab), query)]}>
      <SettingsScreen />
    </Prefetched>
  )
}

function readsOf(tab: SettingsTab, query: Query) {
  if (tab === 'areas') {
    const input = listInput(workspaceAreas.search, query)
    return prefetch(workspaceAreas.search, searchWorkspaceAreas, input)
  }
  if (tab === 'documents') {
    const input = listInput(documentTemplates.search, query)
    return prefetch(documentTemplates.search, searchDocumentTemplates, input)
  }
  return prefetch(settings.get, getGlobalSetting, {})
}
