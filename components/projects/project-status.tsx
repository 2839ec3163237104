'use client'
import {
  IconBan,
  IconCircleCheckFilled,
  IconCircleDotted,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { ProjectStatus } from '@/lib/domain/work/projects/workflow'

const looks: Record<ProjectStatus, { tone: Tone; icon: TablerIcon }> = {
  Draft: { tone: 'neutral', icon: IconCircleDotted },
  Active: { tone: 'good', icon: IconPlayerPlayFilled },
  OnHold: { tone: 'warning', icon: IconPlayerPauseFilled },
  Completed: { tone: 'info', icon: IconCircleCheckFilled },
  Cancelled: { tone: 'neutral', icon: IconBan },
}

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const t = useTranslations('projects.statuses')
  return <StatusBadge {...looks[status]}>{t(status)}</StatusBadge>
}
