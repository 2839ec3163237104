'use client'
import { Tabs } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { Queue } from '@/components/seat-requests/queue'
import { useQueryState } from '@/components/table/use-list'
import { Roster } from '@/components/training-enrollments/list/roster'
import { CountBadge } from '@/components/ui/count-badge'
import { TabRow } from '@/components/ui/tab-row'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'

const tabs = ['roster', 'queue'] as const

type Props = { session: TrainingSessionRecord; ownEmployerId: string | null }

/** Who is enrolled, and who waits for seats. */
export function SessionTabs(props: Props) {
  const t = useTranslations('trainingSessions.tabs')
  const { query, change } = useQueryState()
  const shown = tabs.find((tab) => tab === query.get('tab')) ?? 'roster'
  const show = (next: string | null) =>
    change({ tab: next === 'roster' ? undefined : (next ?? undefined) })
  return (
    <Tabs value={shown} onChange={show} keepMounted={false}>
      <TabRow chosen={shown} mb="md">
        <Tabs.Tab value="roster">{t('roster')}</Tabs.Tab>
        <Tabs.Tab value="queue" rightSection={<CountBadge count={props.session.waitingSeats} />}>
          {t('queue')}
        </Tabs.Tab>
      </TabRow>
      <Tabs.Panel value="roster">
        <Roster {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="queue">
        <Queue {...props} />
      </Tabs.Panel>
    </Tabs>
  )
}
