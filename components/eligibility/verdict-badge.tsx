'use client'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { VerdictWord } from '@/lib/domain/eligibility/eligibility/rules'

const tones: Record<VerdictWord, Tone> = { allowed: 'good', warned: 'warning', refused: 'bad' }

export function VerdictBadge({ verdict }: { verdict: VerdictWord }) {
  const t = useTranslations('eligibility.verdicts')
  return <StatusBadge tone={tones[verdict]}>{t(verdict)}</StatusBadge>
}
