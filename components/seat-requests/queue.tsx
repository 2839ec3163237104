'use client'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArmchair } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { REFRESH_INTERVAL } from '@/components/training-enrollments/refresh-interval'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { useConflict } from '@/components/workflow/use-conflict'
import { seatRequests, type SeatRequestRecord } from '@/lib/domain/training/seat-requests/contract'
import { isOpenRequest } from '@/lib/domain/training/seat-requests/workflow'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'
import { takesPeople } from '@/lib/domain/training/training-sessions/workflow'
import { useApi } from '@/lib/platform/browser/use-api'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import type { Naming } from './names-drawer'
import classes from './queue.module.css'
import { queueInput } from './queue-input'
import { RequestCard } from './request-card'

const BookDrawer = dynamic(() =>
  fetchPart(() => import('./book-drawer')).then((part) => part.BookDrawer),
)
const NamesDrawer = dynamic(() =>
  fetchPart(() => import('./names-drawer')).then((part) => part.NamesDrawer),
)

type Props = { session: TrainingSessionRecord; ownEmployerId: string | null }

/** Who waits for seats: all companies, or for a Contractor the own one and how many seats others wait for. */
export function Queue({ session, ownEmployerId }: Props) {
  const t = useTranslations('seatRequests')
  const answer = useApi(seatRequests.search, queueInput(session.id), {
    refetchInterval: REFRESH_INTERVAL,
  })
  const isQueueOver = takesPeople(session.status) && !session.can.book
  const booking = useDrawer<never>()
  const naming = useDrawer<Naming>()
  const conflict = useConflict()
  const rows = answer.data?.rows ?? []
  const inQueue = rows.filter(({ status }) => isOpenRequest(status))
  const over = rows.filter(({ status }) => !isOpenRequest(status))
  const listOf = (requests: SeatRequestRecord[]) => (
    <ul className={classes.list}>
      {requests.map((request) => (
        <li key={request.id}>
          <RequestCard
            request={request}
            now={answer.dataUpdatedAt}
            conflict={conflict}
            openNames={naming.open}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <Stack component="section" gap="md" aria-labelledby="queue-title">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <div>
          <Title order={2} id="queue-title">
            {t('title')}
          </Title>
          <Text c="dimmed" role="status">
            {t('waiting', { count: session.waitingSeats })}
          </Text>
          {isQueueOver && <Text c="dimmed">{t('queueOver')}</Text>}
        </div>
        {session.can.book && (
          <Button
            flex="none"
            leftSection={<IconArmchair size={18} />}
            onClick={() => booking.open(null)}
          >
            {t('book')}
          </Button>
        )}
      </Group>
      {answer.error && !answer.data && <LoadError problem={answer.error} retry={answer.refetch} />}
      {answer.isPending && <TableSkeleton />}
      {answer.data && rows.length === 0 && (
        <EmptyState title={t('empty')} text={session.can.book ? t('emptyHint') : undefined} />
      )}
      <ConflictAlert conflict={conflict} />
      {inQueue.length > 0 && listOf(inQueue)}
      {over.length > 0 && (
        <>
          <Title order={3} size="h4">
            {t('over')}
          </Title>
          {listOf(over)}
        </>
      )}
      {booking.wasOpened && (
        <BookDrawer {...booking} session={session} ownEmployerId={ownEmployerId} />
      )}
      {naming.wasOpened && <NamesDrawer {...naming} />}
    </Stack>
  )
}
