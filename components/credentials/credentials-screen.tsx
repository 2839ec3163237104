'use client'
import { Button, Tabs } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { ImportLink } from '@/components/imports/import-link'
import { PageHeader } from '@/components/layout/page-header'
import { listInput } from '@/components/table/list-input'
import { useQueryState } from '@/components/table/use-list'
import { ExportButtons } from '@/components/ui/export-buttons'
import { TabRow } from '@/components/ui/tab-row'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { CredentialList } from './credential-list'
import { tabOf, type CredentialTab } from './list/tabs'

const SendDrawer = dynamic(() =>
  fetchPart(() => import('./send/send-drawer')).then((part) => part.SendDrawer),
)
const ClerkPanel = dynamic(() =>
  fetchPart(() => import('./clerk-panel')).then((part) => part.ClerkPanel),
)
const ReviewPanel = dynamic(() =>
  fetchPart(() => import('./review/review-panel')).then((part) => part.ReviewPanel),
)
const TypesPanel = dynamic(() =>
  fetchPart(() => import('./manage/types-panel')).then((part) => part.TypesPanel),
)
const BarsPanel = dynamic(() =>
  fetchPart(() => import('./manage/bars-panel')).then((part) => part.BarsPanel),
)

/** `ownEmployerId`: the one company of a Contractor. `tabs`: those that the reader is offered. */
type Props = { tabs: readonly CredentialTab[]; ownEmployerId: string | null }

export function CredentialsScreen({ tabs, ownEmployerId }: Props) {
  const t = useTranslations('credentials')
  const { query, change } = useQueryState()
  const tab = tabOf(query.get('tab'), tabs)
  const isOfDocuments = tab !== 'types' && tab !== 'bars'
  const sending = useDrawer<never>()
  // Search, filters and page belong to the former tab.
  const show = (next: string | null) => {
    const others = [...query.keys()].map((name) => [name, undefined] as const)
    change({ ...Object.fromEntries(others), tab: next ?? undefined })
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        tabTitle={`${t(`tabs.${tab}`)} · ${t('title')}`}
        hint={t('description')}
        actions={
          isOfDocuments && (
            <>
              {tab === 'all' && <Export query={query} />}
              <ImportLink of="Credentials" />
            </>
          )
        }
        main={
          isOfDocuments && (
            <Button leftSection={<IconUpload size={18} />} onClick={() => sending.open(null)}>
              {t('send')}
            </Button>
          )
        }
      />
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <TabRow chosen={tab} mb="lg">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value={tab}>
          <Panel tab={tab} ownEmployerId={ownEmployerId} />
        </Tabs.Panel>
      </Tabs>
      {sending.wasOpened && <SendDrawer {...sending} ownEmployerId={ownEmployerId} />}
    </>
  )
}

function Export({ query }: { query: URLSearchParams }) {
  const { page: _, pageSize: __, ...input } = listInput(credentials.search, query)
  return <ExportButtons xlsx={{ contract: credentials.exportXlsx, input }} />
}

type PanelProps = Pick<Props, 'ownEmployerId'> & { tab: CredentialTab }

function Panel({ tab, ownEmployerId }: PanelProps) {
  if (tab === 'clerk') return <ClerkPanel />
  if (tab === 'review') return <ReviewPanel />
  if (tab === 'types') return <TypesPanel />
  if (tab === 'bars') return <BarsPanel />
  return <CredentialList isOneEmployer={ownEmployerId !== null} />
}
