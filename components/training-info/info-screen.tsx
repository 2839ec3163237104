'use client'
import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { PageHeader } from '@/components/layout/page-header'
import { ListTable } from '@/components/table/list-table'
import { useQueryState } from '@/components/table/use-list'
import { withSeatSearch } from '@/components/training/seat-search'
import { SeatSearchBanner } from '@/components/training/seat-search-banner'
import { useSessionName } from '@/components/training/use-session-name'
import { ExportButtons } from '@/components/ui/export-buttons'
import { useToday } from '@/components/ui/use-today'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useInfoColumns } from './info-columns'
import { pageOfSession } from './page-of-session'
import { exportInput, infoInput, isCalendar } from './info-input'
import { useInfoFilters } from './use-info-filters'

const InfoCalendar = dynamic(() =>
  fetchPart(() => import('./info-calendar')).then((part) => part.InfoCalendar),
)

export function InfoScreen() {
  const t = useTranslations('trainingInfo')
  const today = useToday()
  const { query, change } = useQueryState()
  const shown = isCalendar(query) ? 'calendar' : 'list'
  const columns = useInfoColumns()
  const filters = useInfoFilters(query, today)
  const nameOf = useSessionName()
  const input = exportInput(query, today)
  const exportButtons = (
    <ExportButtons
      xlsx={{ contract: trainingInfo.exportXlsx, input }}
      pdf={{ contract: trainingInfo.exportPdf, input }}
    />
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        tabTitle={shown === 'calendar' ? `${t('calendar')} · ${t('title')}` : undefined}
        hint={t('description')}
        actions={exportButtons}
      />
      <SeatSearchBanner />
      <ViewSwitch shown={shown} onChange={(next) => change({ shown: next, page: undefined })} />
      {shown === 'calendar' ? (
        <InfoCalendar today={today} filters={filters} />
      ) : (
        <ListTable
          contract={trainingInfo.searchSessions}
          inputOf={(address) => infoInput(address, today)}
          what={t('what')}
          columns={columns}
          filters={filters}
          empty={{ title: t('empty'), text: t('emptyHint') }}
          nameOf={(session) => `${nameOf(session).subject} ${nameOf(session).when}`}
          hrefOf={(session) => withSeatSearch(pageOfSession(session), query)}
        />
      )}
    </>
  )
}

type Shown = 'list' | 'calendar'

function ViewSwitch({ shown, onChange }: { shown: Shown; onChange: (shown?: Shown) => void }) {
  const t = useTranslations('trainingInfo')
  return (
    <SegmentedControl
      mb="sm"
      aria-label={t('view')}
      value={shown}
      data={(['list', 'calendar'] as const).map((value) => ({ value, label: t(value) }))}
      onChange={(value) => onChange(value === 'calendar' ? value : undefined)}
      data-screen-only
    />
  )
}
