'use client'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { DeliveryRecord } from '@/lib/domain/people/notice-deliveries/contract'

const tones: Record<DeliveryRecord['status'], Tone> = {
  Waiting: 'waiting',
  Held: 'neutral',
  Sent: 'good',
  Failed: 'bad',
  Skipped: 'neutral',
}

export function DeliveryStatus({ status }: Pick<DeliveryRecord, 'status'>) {
  const t = useTranslations('noticeDeliveries')
  return <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
}
