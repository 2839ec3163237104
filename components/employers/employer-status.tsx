'use client'
import { IconCircleDotted, type TablerIcon } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { EmployerRecord } from '@/lib/domain/site/employers/contract'

const looks: Record<EmployerRecord['status'], { tone: Tone; icon?: TablerIcon }> = {
  Draft: { tone: 'neutral', icon: IconCircleDotted },
  Active: { tone: 'good' },
  Inactive: { tone: 'neutral' },
}

export function EmployerStatusBadge({ status }: Pick<EmployerRecord, 'status'>) {
  const t = useTranslations('employers.statuses')
  return <StatusBadge {...looks[status]}>{t(status)}</StatusBadge>
}
