'use client'
import { Button, Paper, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Fold } from '@/components/form/fold'
import { useDateStyle } from '@/components/ui/date-style'
import { timelineLanes } from '@/lib/platform/contract/timeline-lanes'
import { formatMonth } from '@/lib/platform/dates/format'
import { DayEntries } from './day-entries'
import { firstDays, type TimelinePart } from './parts'
import classes from './timeline-part.module.css'

/** More entries of a part are shown on request. */
const MOST_AT_FIRST = 20

/** A month, or half of it, that says how much of what there is before it is opened. */
export function TimelinePartFold({ part, isOpen }: { part: TimelinePart; isOpen: boolean }) {
  const t = useTranslations('projectTimeline')
  const style = useDateStyle()
  const [isWhole, setWhole] = useState(false)
  const { days, count, half } = part
  const shown = isWhole ? days : firstDays(days, MOST_AT_FIRST)
  const month = formatMonth(style, days[0]!.day)
  return (
    <Paper
      withBorder
      component="section"
      className={classes.part}
      aria-label={t(`halves.${half}`, { month })}
    >
      <Fold
        isOpen={isOpen}
        summary={
          <div className={classes.summary}>
            <Title order={2} size="h4">
              {t(`halves.${half}`, { month })}
            </Title>
            <Text size="sm" c="dimmed">
              {useCounts(part).join(' · ')}
            </Text>
          </div>
        }
      >
        {days.map((day) => (
          <DayEntries key={day.day} {...day} isOnPaperOnly={!shown.includes(day)} />
        ))}
        {shown.length < days.length && (
          <Button variant="default" m="md" onClick={() => setWhole(true)} data-screen-only>
            {t('showAll', { count })}
          </Button>
        )}
      </Fold>
    </Paper>
  )
}

function useCounts({ days }: TimelinePart): string[] {
  const t = useTranslations('projectTimeline')
  const entries = days.flatMap((day) => day.entries)
  return timelineLanes.flatMap((lane) => {
    const count = entries.filter((entry) => entry.lane === lane).length
    return count === 0 ? [] : [`${t(`lanes.${lane}`)} ${count}`]
  })
}
