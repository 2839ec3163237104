'use client'
import {
  IconBan,
  IconCircleCheckFilled,
  IconCircleDotted,
  IconCircleXFilled,
  IconEye,
  IconPlayerPlayFilled,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { TaskStatus } from '@/lib/domain/work/tasks/workflow'

const looks: Record<TaskStatus, { tone: Tone; icon: TablerIcon }> = {
  Open: { tone: 'neutral', icon: IconCircleDotted },
  InProgress: { tone: 'good', icon: IconPlayerPlayFilled },
  InReview: { tone: 'waiting', icon: IconEye },
  Completed: { tone: 'info', icon: IconCircleCheckFilled },
  Rejected: { tone: 'bad', icon: IconCircleXFilled },
  Cancelled: { tone: 'neutral', icon: IconBan },
}

export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  const t = useTranslations('tasks.statuses')
  return <StatusBadge {...looks[status]}>{t(status)}</StatusBadge>
}
