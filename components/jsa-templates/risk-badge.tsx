'use client'
import { useTranslations } from 'next-intl'
import { riskBand } from '@/lib/domain/work/jsa-templates/rules'
import './risk-colours.css'
import classes from './risk-badge.module.css'

export function RiskBadge({ score }: { score: number }) {
  const t = useTranslations('jsaTemplates')
  const band = riskBand(score)
  return (
    <span className={classes.badge} data-band={band}>
      {t('score', { score, band: t(`bands.${band}`) })}
    </span>
  )
}
