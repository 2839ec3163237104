'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import classes from './chart-card.module.css'
import { Swatch } from './swatch'

type TipLine = { label: string; colour: string; count: number }
type Props = { title?: string; lines: TipLine[] }

/** The figures of what is pointed at in a chart, or reached in it by the arrow keys. */
export function ChartTip({ title, lines }: Props) {
  const t = useTranslations('dashboard')
  return (
    <div className={classes.tip}>
      {title && <strong>{title}</strong>}
      {lines.map(({ label, colour, count }) => (
        <span key={label}>
          <Swatch colour={colour} />
          {label}: {count}
        </span>
      ))}
      <Text size="xs" c="dimmed">
        {t('openDay')}
      </Text>
    </div>
  )
}
