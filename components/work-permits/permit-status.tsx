'use client'
import {
  IconBan,
  IconCircleCheckFilled,
  IconCircleDotted,
  IconCircleXFilled,
  IconClipboardCheck,
  IconClockExclamation,
  IconHandStop,
  IconLock,
  IconPencil,
  IconPlayerPlayFilled,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { PermitStatus } from '@/lib/domain/work/work-permits/workflow'

export const statusLooks: Record<PermitStatus, { tone: Tone; icon: TablerIcon }> = {
  Draft: { tone: 'neutral', icon: IconCircleDotted },
  Submitted: { tone: 'waiting', icon: IconSend },
  ChangesRequested: { tone: 'warning', icon: IconPencil },
  Approved: { tone: 'info', icon: IconCircleCheckFilled },
  Active: { tone: 'good', icon: IconPlayerPlayFilled },
  Suspended: { tone: 'bad', icon: IconHandStop },
  AwaitingClosure: { tone: 'waiting', icon: IconClipboardCheck },
  Expired: { tone: 'bad', icon: IconClockExclamation },
  Closed: { tone: 'neutral', icon: IconLock },
  Rejected: { tone: 'bad', icon: IconCircleXFilled },
  Cancelled: { tone: 'neutral', icon: IconBan },
}

export function PermitStatusBadge({ status }: { status: PermitStatus }) {
  const t = useTranslations('workPermits.statuses')
  return <StatusBadge {...statusLooks[status]}>{t(status)}</StatusBadge>
}
