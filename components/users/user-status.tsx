'use client'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { UserRecord } from '@/lib/domain/people/users/contract'

const tones: Record<UserRecord['status'], Tone> = {
  Draft: 'neutral',
  Invited: 'waiting',
  Active: 'good',
  Disabled: 'bad',
}

export function UserStatus({ status }: Pick<UserRecord, 'status'>) {
  const t = useTranslations('users')
  return <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
}
