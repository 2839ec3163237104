'use client'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { EmployerRecord } from '@/lib/domain/site/employers/contract'

const tones: Record<EmployerRecord['status'], Tone> = {
  Draft: 'waiting',
  Active: 'good',
  Inactive: 'neutral',
}

export function EmployerStatusBadge({ status }: Pick<EmployerRecord, 'status'>) {
  const t = useTranslations('employers.statuses')
  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
}
