'use client'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { MailRecord } from '@/lib/domain/people/mail-outbox/contract'

const tones: Record<MailRecord['status'], Tone> = {
  Waiting: 'waiting',
  Sent: 'good',
  Failed: 'bad',
  Revoked: 'neutral',
}

export function MailStatus({ status }: Pick<MailRecord, 'status'>) {
  const t = useTranslations('mail')
  return <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
}
