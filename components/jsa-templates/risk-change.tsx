'use client'
import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { RiskBadge } from './risk-badge'
import classes from './risk-change.module.css'

type Props = { risk: number; residualRisk: number }

export function RiskChange({ risk, residualRisk }: Props) {
  const t = useTranslations('jsaTemplates')
  return (
    <span className={classes.change}>
      <VisuallyHidden>{t('before')}</VisuallyHidden>
      <RiskBadge score={risk} />
      <span aria-hidden>→</span>
      <VisuallyHidden>{t('after')}</VisuallyHidden>
      <RiskBadge score={residualRisk} />
    </span>
  )
}
