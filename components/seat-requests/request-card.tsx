'use client'
import { Group, Paper, Text, Title } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import type { Conflict } from '@/components/workflow/use-conflict'
import type { SeatRequestRecord } from '@/lib/domain/training/seat-requests/contract'
import { isOpenRequest } from '@/lib/domain/training/seat-requests/workflow'
import { nameIn } from '@/lib/platform/i18n/names'
import { Deadline } from './deadline'
import classes from './queue.module.css'
import { RequestCommands, type OpenNames } from './request-commands'
import { RequestStatus } from './request-status'

type Props = {
  request: SeatRequestRecord
  /** In milliseconds: when the request was read. */
  now: number
  conflict: Conflict
  openNames: OpenNames
}

export function RequestCard({ request, now, ...commands }: Props) {
  const t = useTranslations('seatRequests')
  const { status, position, endReason, needsMoreSeats, can } = request
  return (
    <Paper withBorder p="md" className={classes.request}>
      <div className={classes.head}>
        <Title order={3} size="h5">
          <EmployerName of={request.contractor} />
        </Title>
        <RequestStatus status={status} />
      </div>
      <Text>
        {position !== null && `${t('position', { position })} · `}
        <SeatWords request={request} />
      </Text>
      <Deadline request={request} now={now} />
      {needsMoreSeats && (
        <Text size="sm" c="var(--warning-text)">
          {t('needsMoreSeats')}
        </Text>
      )}
      {endReason && (
        <Text size="sm" c="dimmed">
          {t(`endReasons.${endReason}`)}
        </Text>
      )}
      <People request={request} />
      {isOpenRequest(status) && can.commands.length > 0 && (
        <Group gap="sm">
          <RequestCommands request={request} {...commands} />
        </Group>
      )}
    </Paper>
  )
}

/** How many seats it asks for, is offered or has. */
function SeatWords({ request: { status, seats, offeredSeats, people } }: Pick<Props, 'request'>) {
  const t = useTranslations('seatRequests')
  if (status === 'Offered') return t('offeredOf', { offered: offeredSeats, seats })
  if (status === 'Held') return t('unnamedOf', { unnamed: seats - people.length, seats })
  return t('seats', { seats })
}

function People({ request: { status, people } }: Pick<Props, 'request'>) {
  const t = useTranslations('seatRequests')
  const locale = useLocale()
  if (people.length === 0)
    return isOpenRequest(status) ? (
      <Text size="sm" c="dimmed">
        {t('noNames')}
      </Text>
    ) : null
  const names = people.map((person) => nameIn(locale, person)).join(', ')
  return <Text size="sm">{t('names', { names })}</Text>
}
