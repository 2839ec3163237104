'use client'
import {
  IconBan,
  IconFlagFilled,
  IconLockFilled,
  IconLockOpen,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { SessionStatus } from '@/lib/domain/training/training-sessions/workflow'

export const sessionLooks: Record<
  SessionStatus,
  { tone: Tone; icon: TablerIcon; isCancelled?: boolean }
> = {
  Open: { tone: 'good', icon: IconLockOpen },
  Full: { tone: 'warning', icon: IconUsersGroup },
  Closed: { tone: 'neutral', icon: IconLockFilled },
  Completed: { tone: 'info', icon: IconFlagFilled },
  Cancelled: { tone: 'bad', icon: IconBan, isCancelled: true },
}

export function SessionStatusBadge({ status }: { status: SessionStatus }) {
  const t = useTranslations('training.sessionStatuses')
  const { tone, icon } = sessionLooks[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(status)}
    </StatusBadge>
  )
}
