'use client'
import { Text } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCalendarExclamation,
  IconCalendarPlus,
  IconCalendarX,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconClockFilled,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'

type State = NonNullable<CredentialRecord['standing']> | 'Submitted' | 'Returned' | 'Revoked'
const looks: Record<Exclude<State, 'Pending'>, { tone: Tone; icon: TablerIcon }> = {
  Submitted: { tone: 'waiting', icon: IconClockFilled },
  Returned: { tone: 'warning', icon: IconArrowBackUp },
  Revoked: { tone: 'bad', icon: IconCircleXFilled },
  NotYetValid: { tone: 'info', icon: IconCalendarPlus },
  Valid: { tone: 'good', icon: IconCircleCheckFilled },
  Expiring: { tone: 'warning', icon: IconCalendarExclamation },
  Expired: { tone: 'bad', icon: IconCalendarX },
}

/** An approved one by what it is worth today, any other by its status. */
export function CredentialStatusBadge({
  status,
  standing,
}: Pick<CredentialRecord, 'status' | 'standing'>) {
  const t = useTranslations('credentials')
  if (status === 'Approved' && standing && standing !== 'Pending')
    return <StatusBadge {...looks[standing]}>{t(`standings.${standing}`)}</StatusBadge>
  const shown = status === 'Approved' ? 'Valid' : status
  return <StatusBadge {...looks[shown]}>{t(`statuses.${status}`)}</StatusBadge>
}

/** How long an approved one is still valid, where that matters, and whether a later one is on its way. */
export function DaysLeft({ status, standing, daysLeft, renewal }: CredentialRecord) {
  const t = useTranslations('credentials')
  const isEnding = standing === 'Expiring' || standing === 'Expired'
  if (status !== 'Approved' || !isEnding || daysLeft === null) return null
  return (
    <Text span display="block" size="sm" c="dimmed">
      {daysLeft < 0 ? t('daysOver', { days: -daysLeft }) : t('daysLeft', { days: daysLeft })}
      {renewal && ` · ${t('renewedBy', { status: t(`statuses.${renewal.status}`) })}`}
    </Text>
  )
}
