'use client'
import { IconArmchair, IconBellRinging, type TablerIcon } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { SeatRequestStatus } from '@/lib/domain/training/seat-requests/workflow'

const looks: Record<SeatRequestStatus, { tone: Tone; icon?: TablerIcon }> = {
  Waiting: { tone: 'waiting' },
  Offered: { tone: 'warning', icon: IconBellRinging },
  Held: { tone: 'info', icon: IconArmchair },
  Taken: { tone: 'good' },
  Declined: { tone: 'neutral' },
  Lapsed: { tone: 'bad' },
  Withdrawn: { tone: 'neutral' },
  Ended: { tone: 'neutral' },
}

export function RequestStatus({ status }: { status: SeatRequestStatus }) {
  const t = useTranslations('seatRequests.statuses')
  return <StatusBadge {...looks[status]}>{t(status)}</StatusBadge>
}
