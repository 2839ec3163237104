import { tabOf } from '@/components/settings/tabs'
import { listInput } from '@/components/table/list-input'
import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { searchGateDevices } from '@/lib/domain/gate/gate-devices/queries'
import { gates } from '@/lib/domain/gate/gates/contract'
import { searchGates } from '@/lib/domain/gate/gates/queries'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { searchDocumentTemplates } from '@/lib/domain/site/document-templates/queries'
import { settings } from '@/lib/domain/site/settings/contract'
import { getGlobalSetting } from '@/lib/domain/site/settings/queries'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { searchWorkspaceAreas } from '@/lib/domain/site/workspace-areas/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

/** The tab that the address names. */
export function settingsReads(query: Record<string, string | string[] | undefined>) {
  const tab = tabOf(query.tab)
  if (tab === 'areas') {
    const input = listInput(workspaceAreas.search, query)
    return [prefetch(workspaceAreas.search, searchWorkspaceAreas, input)]
  }
  if (tab === 'gates') {
    const input = listInput(gates.search, query)
    return [
      prefetch(gates.search, searchGates, input),
      prefetch(gateDevices.search, searchGateDevices, {}),
      prefetch(settings.get, getGlobalSetting, {}),
    ]
  }
  if (tab === 'documents') {
    const input = listInput(documentTemplates.search, query)
    return [prefetch(documentTemplates.search, searchDocumentTemplates, input)]
  }
  return [prefetch(settings.get, getGlobalSetting, {})]
}
