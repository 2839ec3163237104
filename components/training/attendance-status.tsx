'use client'
import {
  IconBan,
  IconCircleCheckFilled,
  IconCircleDotted,
  IconCircleXFilled,
  IconDoorEnter,
  IconThumbUpFilled,
  IconUserOff,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { AttendanceStatus } from '@/lib/domain/training/attendance/workflow'

const looks: Record<AttendanceStatus, { tone: Tone; icon: TablerIcon }> = {
  Enrolled: { tone: 'neutral', icon: IconCircleDotted },
  Confirmed: { tone: 'info', icon: IconThumbUpFilled },
  Attended: { tone: 'waiting', icon: IconDoorEnter },
  Passed: { tone: 'good', icon: IconCircleCheckFilled },
  Failed: { tone: 'bad', icon: IconCircleXFilled },
  NoShow: { tone: 'warning', icon: IconUserOff },
  Cancelled: { tone: 'neutral', icon: IconBan },
}

export function AttendanceStatusBadge({ status }: { status: AttendanceStatus }) {
  const t = useTranslations('training.statuses')
  return <StatusBadge {...looks[status]}>{t(status)}</StatusBadge>
}
