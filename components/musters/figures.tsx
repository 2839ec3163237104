'use client'
import { useLocale, useTranslations } from 'next-intl'
import { numberIn } from '@/lib/platform/i18n/formats'
import classes from './muster.module.css'

type Props = { counts: { expected: number; found: number; missing: number } }

export function Figures({ counts: { expected, found, missing } }: Props) {
  const t = useTranslations('musters')
  return (
    <dl className={classes.figures}>
      <Figure label={t('statuses.Missing')} value={missing} tone={missing > 0 ? 'bad' : 'good'} />
      <Figure label={t('statuses.Found')} value={found} />
      <Figure label={t('expected')} value={expected} />
    </dl>
  )
}

type FigureProps = { label: string; value: number; tone?: 'bad' | 'good' }

function Figure({ label, value, tone }: FigureProps) {
  const locale = useLocale()
  return (
    <div className={classes.figure} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{numberIn(locale, value)}</dd>
    </div>
  )
}
