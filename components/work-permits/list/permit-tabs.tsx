'use client'
import { Tabs } from '@mantine/core'
import { IconLayoutKanban, IconList, IconUserCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useQueryState } from '@/components/table/use-list'
import { CountBadge } from '@/components/ui/count-badge'
import { TabRow } from '@/components/ui/tab-row'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { useApi } from '@/lib/platform/browser/use-api'

const icons = { waiting: IconUserCheck, list: IconList, board: IconLayoutKanban }
const views = ['waiting', 'list', 'board'] as const
type View = (typeof views)[number]

/** What the address has of a view. */
const queryOf: Record<View, { view?: string; waitingForMe?: string }> = {
  waiting: { view: undefined, waitingForMe: 'true' },
  list: { view: undefined, waitingForMe: undefined },
  board: { view: 'board', waitingForMe: undefined },
}

/** Those that wait for the reader, all, and all on a board; search and filters stay when the tab changes. */
export function PermitTabs({ list, board }: { list: ReactNode; board: ReactNode }) {
  const t = useTranslations('workPermits')
  const { query, change } = useQueryState()
  const view = viewOf(query)
  return (
    <Tabs
      value={view}
      keepMounted={false}
      onChange={(next) => change({ ...queryOf[next as View], page: undefined, sort: undefined })}
    >
      <TabRow chosen={view} mb="md">
        {views.map((name) => {
          const Icon = icons[name]
          return (
            <Tabs.Tab
              key={name}
              value={name}
              leftSection={<Icon size={18} aria-hidden />}
              rightSection={name === 'waiting' ? <Waiting /> : undefined}
            >
              {t(`views.${name}`)}
            </Tabs.Tab>
          )
        })}
      </TabRow>
      <Tabs.Panel value={view}>{view === 'board' ? board : list}</Tabs.Panel>
    </Tabs>
  )
}

export function viewOf(query: URLSearchParams): View {
  if (query.get('view') === 'board') return 'board'
  return query.get('waitingForMe') === 'true' ? 'waiting' : 'list'
}

const waiting = { waitingForMe: true, page: 1, pageSize: 1 } as const
const Waiting = () => <CountBadge count={useApi(workPermits.search, waiting).data?.total} />
