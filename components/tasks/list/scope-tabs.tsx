'use client'
import { Badge, Tabs, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useQueryState } from '@/components/table/use-list'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { useApi } from '@/lib/platform/browser/use-api'

const scopes = ['mine', 'assignedByMe', 'all'] as const

/** Whose tasks are listed; search and filters stay when the tab changes. */
export function ScopeTabs({ children }: { children: ReactNode }) {
  const t = useTranslations('tasks')
  const { query, change } = useQueryState()
  const scope = scopes.find((name) => name === query.get('scope')) ?? 'mine'
  const show = (next: string | null) =>
    change({ scope: next === 'mine' ? undefined : (next ?? undefined), page: undefined })
  return (
    <Tabs value={scope} onChange={show}>
      <Tabs.List mb="md">
        {scopes.map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            rightSection={name === 'assignedByMe' ? <ToReview /> : undefined}
          >
            {t(`scopes.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={scope}>{children}</Tabs.Panel>
    </Tabs>
  )
}

/** Counts the tasks that wait for the reader's review, as they are not listed on the first tab. */
const forReview = { scope: 'assignedByMe', status: 'InReview', page: 1, pageSize: 1 } as const

function ToReview() {
  const t = useTranslations('tasks')
  const total = useApi(tasks.search, forReview).data?.total ?? 0
  if (total === 0) return null
  const text = t('toReview', { count: total })
  return (
    <>
      <Badge visibleFrom="sm" {...amber}>
        {text}
      </Badge>
      <Badge hiddenFrom="sm" {...amber}>
        <VisuallyHidden>{text}</VisuallyHidden>
        <span aria-hidden>{total}</span>
      </Badge>
    </>
  )
}

const amber = { color: 'amber.1', c: 'amber.9' }
