'use client'
import { Anchor, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { IntentLink } from '@/components/ui/intent-link'
import { route } from '@/lib/platform/access/route'
import { formatDay } from '@/lib/platform/dates/format'
import classes from './chart-card.module.css'

export function EmptyDay({ nearestDay }: { nearestDay: string | null }) {
  const t = useTranslations('dashboard')
  const style = useDateStyle()
  return (
    <div className={classes.empty}>
      <Text fw={600}>{t('none')}</Text>
      {nearestDay ? (
        <Anchor
          component={IntentLink}
          href={route(`/dashboard?date=${nearestDay}`)}
          data-screen-only
        >
          {t('nearest', { day: formatDay(style, nearestDay) })}
        </Anchor>
      ) : (
        <Text c="dimmed">{t('anyDay')}</Text>
      )}
    </div>
  )
}
