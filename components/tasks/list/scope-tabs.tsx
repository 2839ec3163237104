'use client'
import { Tabs } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useQueryState } from '@/components/table/use-list'
import { CountBadge } from '@/components/ui/count-badge'
import { TabRow } from '@/components/ui/tab-row'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { useApi } from '@/lib/platform/browser/use-api'

const scopes = ['waitingForMe', 'mine', 'assignedByMe', 'all'] as const

export const scopeOf = (query: URLSearchParams) =>
  scopes.find((name) => name === query.get('scope')) ?? 'mine'

/** Whose tasks are listed; search and filters stay when the tab changes. */
export function ScopeTabs({ children }: { children: ReactNode }) {
  const t = useTranslations('tasks')
  const { query, change } = useQueryState()
  const scope = scopeOf(query)
  // Always named: an address that says nothing leads to what waits for the reader.
  const show = (next: string | null) => change({ scope: next ?? undefined, page: undefined })
  return (
    <Tabs value={scope} onChange={show}>
      <TabRow chosen={scope} mb="md">
        {scopes.map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            rightSection={name === 'waitingForMe' ? <Waiting /> : undefined}
          >
            {t(`scopes.${name}`)}
          </Tabs.Tab>
        ))}
      </TabRow>
      <Tabs.Panel value={scope}>{children}</Tabs.Panel>
    </Tabs>
  )
}

const waiting = { scope: 'waitingForMe', page: 1, pageSize: 1 } as const
const Waiting = () => <CountBadge count={useApi(tasks.search, waiting).data?.total} />
