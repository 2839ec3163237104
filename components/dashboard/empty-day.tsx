'use client'
import { Anchor, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { useDateStyle } from '@/components/ui/date-style'
import { formatDay } from '@/lib/platform/dates/format'
import classes from './chart-card.module.css'

export function EmptyDay({ nearestDay }: { nearestDay: string | null }) {
  const t = useTranslations('dashboard')
  const style = useDateStyle()
  return (
    <div className={classes.empty}>
      <Text fw={600}>{t('none')}</Text>
      {nearestDay ? (
        <Anchor component={Link} href={`/dashboard?date=${nearestDay}` as Route} data-screen-only>
          {t('nearest', { day: formatDay(style, nearestDay) })}
        </Anchor>
      ) : (
        <Text c="dimmed">{t('anyDay')}</Text>
      )}
    </div>
  )
}
