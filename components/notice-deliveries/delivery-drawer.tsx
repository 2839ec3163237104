'use client'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import { Letter } from '@/components/ui/letter'
import { LoadError } from '@/components/ui/load-error'
import {
  noticeDeliveries,
  type DeliveryDetail,
  type DeliveryRecord,
} from '@/lib/domain/people/notice-deliveries/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { DeliveryStatus } from './delivery-status'
import { useTrouble } from './use-trouble'

type Props = DrawerOf<DeliveryRecord> & {
  isKept: boolean
  isSending: boolean
  onRetry: (row: DeliveryRecord) => void
}

export function DeliveryDrawer({ isOpen, row, close, ...props }: Props) {
  return (
    <RecordDrawer title={row?.title ?? ''} isOpen={isOpen} onClose={close}>
      {row && <Delivery id={row.id} {...props} />}
    </RecordDrawer>
  )
}

type DeliveryProps = Pick<Props, 'isKept' | 'isSending' | 'onRetry'>

function Delivery({ id, ...props }: DeliveryProps & { id: string }) {
  const answer = useApi(noticeDeliveries.get, { id })
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  return <LoadedDelivery delivery={answer.data} {...props} />
}

function LoadedDelivery({
  delivery,
  isKept,
  isSending,
  onRetry,
}: DeliveryProps & { delivery: DeliveryDetail }) {
  const t = useTranslations('noticeDeliveries')
  const { can, text, mailId, channel } = delivery
  const staysHere = isKept && channel === 'Email'
  const heading = channel !== 'Email' ? 'shortText' : mailId ? 'letter' : 'letterToBe'
  return (
    <Stack>
      <Facts delivery={delivery} staysHere={staysHere} />
      {can.retry && !staysHere && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={isSending}
            onClick={() => onRetry(delivery)}
          >
            {t('retry')}
          </Button>
        </Group>
      )}
      <section aria-label={t(heading)}>
        <Text size="sm" c="dimmed" mb="xs">
          {t(heading)}
        </Text>
        <Letter>{text}</Letter>
      </section>
      {mailId && (
        <Anchor component={Link} href="/settings/mail" prefetch={false}>
          {t('openMail')}
        </Anchor>
      )}
    </Stack>
  )
}

function Facts({ delivery, staysHere }: { delivery: DeliveryDetail; staysHere: boolean }) {
  const t = useTranslations('noticeDeliveries')
  const names = useTranslations('notices.names')
  const channels = useTranslations('notices.channels')
  const locale = useLocale()
  const dates = useDateStyle()
  const troubleOf = useTrouble()
  const { to, event, channel, status, sentAt, nextAttemptAt, attempts } = delivery
  const trouble = troubleOf(delivery)
  const moment = (value: string) => formatInstant(dates, value)
  return (
    <DefinitionList
      items={[
        { term: t('to'), value: `${nameIn(locale, to)} <${to.email ?? t('noAddress')}>` },
        { term: t('event'), value: names(event) },
        { term: t('subject'), value: delivery.subject },
        { term: t('channel'), value: channels(channel) },
        { term: t('status'), value: <DeliveryStatus status={status} /> },
        { term: t('createdAt'), value: moment(delivery.createdAt) },
        ...(sentAt ? [{ term: t('sentAt'), value: moment(sentAt) }] : []),
        ...(attempts > 0 ? [{ term: t('attempts'), value: attempts }] : []),
        ...(nextAttemptAt && !staysHere
          ? [{ term: t('nextAttemptAt'), value: moment(nextAttemptAt) }]
          : []),
        ...(trouble
          ? [{ term: t(status === 'Skipped' ? 'skippedBecause' : 'lastError'), value: trouble }]
          : []),
      ]}
    />
  )
}
