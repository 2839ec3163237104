'use client'
import { Tabs } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { ReportUnsaved } from '@/components/form/form-context'
import { useUnsaved } from '@/components/form/use-unsaved-warning'
import { PageHeader } from '@/components/layout/page-header'
import { useQueryState } from '@/components/table/use-list'
import { TabRow } from '@/components/ui/tab-row'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { settingsTabs, tabOf } from './tabs'

const panels = {
  general: dynamic(() =>
    fetchPart(() => import('./general-panel')).then((part) => part.GeneralPanel),
  ),
  holidays: dynamic(() =>
    fetchPart(() => import('./holidays-panel')).then((part) => part.HolidaysPanel),
  ),
  areas: dynamic(() => fetchPart(() => import('./areas-panel')).then((part) => part.AreasPanel)),
  gates: dynamic(() => fetchPart(() => import('./gates-panel')).then((part) => part.GatesPanel)),
  documents: dynamic(() =>
    fetchPart(() => import('./documents-panel')).then((part) => part.DocumentsPanel),
  ),
}

export function SettingsScreen() {
  const t = useTranslations('settings')
  const { query, change } = useQueryState()
  const tab = tabOf(query.get('tab'))
  const Panel = panels[tab]
  const unsaved = useUnsaved()
  // Search, filters and page belong to the former tab.
  const show = async (next: string | null) => {
    if (!(await unsaved.mayLeave())) return
    const others = [...query.keys()].map((name) => [name, undefined] as const)
    change({ ...Object.fromEntries(others), tab: next ?? undefined })
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        tabTitle={`${t(`tabs.${tab}`)} · ${t('title')}`}
        description={t('description')}
      />
      <Tabs value={tab} onChange={(next) => void show(next)} keepMounted={false}>
        <TabRow chosen={tab} mb="lg">
          {settingsTabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value={tab}>
          <ReportUnsaved value={unsaved.report}>
            <Panel />
          </ReportUnsaved>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
