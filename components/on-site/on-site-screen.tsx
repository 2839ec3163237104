'use client'
import { Alert, Box, Stack } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import { PastMusters } from '@/components/musters/past-musters'
import { RunningNotice, useRunning } from '@/components/musters/running-notice'
import { StartMuster } from '@/components/musters/start-muster'
import { listInput } from '@/components/table/list-input'
import { ListView } from '@/components/table/list-view'
import { useList } from '@/components/table/use-list'
import { useDateStyle } from '@/components/ui/date-style'
import { ExportButtons } from '@/components/ui/export-buttons'
import { FigureLink, FigureRow } from '@/components/ui/figure-link'
import { PrintButton } from '@/components/ui/print-button'
import { gate, type Headcount, type StayRecord } from '@/lib/domain/gate/gate/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { formatInstant } from '@/lib/platform/dates/format'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { Conflicts } from './conflicts'
import { Groups } from './groups'
import { REFRESH_INTERVAL } from './refresh-interval'
import { stayName, useStayColumns, useStayFilters } from './stay-columns'

const LeftDialog = dynamic(() =>
  fetchPart(() => import('./left-dialog')).then((part) => part.LeftDialog),
)

export function OnSiteScreen() {
  const t = useTranslations('onSite')
  const style = useDateStyle()
  const locale = useLocale()
  const list = useList(gate.onSite, undefined, REFRESH_INTERVAL)
  const { query, printing } = list
  const { data: heads } = useApi(gate.headcount, {}, { refetchInterval: REFRESH_INTERVAL })
  const [left, setLeft] = useState<StayRecord | null>(null)
  const { page: _page, pageSize: _size, sort: _sort, ...filters } = listInput(gate.onSite, query)
  const nameOf = (stay: StayRecord) => stayName(locale, stay)
  return (
    <Stack gap="lg">
      <PageHeader
        title={t('title')}
        description={heads && t('asOf', { time: formatInstant(style, heads.asOf) })}
        actions={
          heads?.can.print && (
            <>
              <Box visibleFrom="sm">
                <PrintButton print={() => void printing.print()} isReading={printing.isReading}>
                  {t('print')}
                </PrintButton>
              </Box>
              <ExportButtons pdf={{ contract: gate.onSitePdf, input: filters }} />
            </>
          )
        }
        main={heads?.can.print && <StartWhereNoneRuns />}
      />
      {heads?.can.print && <RunningNotice />}
      <Figures heads={heads} />
      {heads && <Silent heads={heads} />}
      <ListView
        list={list}
        what={t('people')}
        columns={useStayColumns()}
        filters={useStayFilters(heads, query)}
        nameOf={nameOf}
        empty={{ title: t('nobody'), text: t('nobodyText') }}
        actionsOf={
          heads?.can.settle
            ? (stay) =>
                stay.person ? [{ label: t('leftAlready'), onClick: () => setLeft(stay) }] : []
            : undefined
        }
      />
      {heads?.can.settle && <Conflicts />}
      {heads && <Groups heads={heads} />}
      {heads?.can.print && <PastMusters />}
      {left && heads && <LeftDialog stay={left} at={heads.asOf} onClose={() => setLeft(null)} />}
    </Stack>
  )
}

function StartWhereNoneRuns() {
  const { data } = useRunning()
  return data?.total === 0 ? <StartMuster /> : null
}

function Figures({ heads }: { heads: Headcount | undefined }) {
  const t = useTranslations('onSite')
  return (
    <FigureRow>
      <FigureLink label={t('total')} value={heads?.total} href="/on-site" />
      <FigureLink label={t('overstays')} value={heads?.overstays} href="/on-site?isOverstay=true" />
      {heads?.can.settle && (
        <FigureLink
          label={t('openConflicts')}
          value={heads.openConflicts}
          href="/on-site#conflicts"
        />
      )}
    </FigureRow>
  )
}

function Silent({ heads: { silentDevices } }: { heads: Headcount }) {
  const t = useTranslations('onSite')
  if (silentDevices.length === 0) return null
  const names = silentDevices.map(({ name }) => name).join(', ')
  return (
    <Alert
      color="amber"
      c="var(--mantine-color-text)"
      icon={<IconWifiOff />}
      title={t('silent', { count: silentDevices.length })}
      styles={{ title: { color: 'inherit' } }}
    >
      {t('silentText', { names })}
    </Alert>
  )
}
