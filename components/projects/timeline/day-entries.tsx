'use client'
import { Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import { useToday } from '@/components/ui/use-today'
import type { TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import { formatLongDay } from '@/lib/platform/dates/format'
import type { TimelineDay } from './parts'
import classes from './timeline-part.module.css'
import { EventSubject } from './timeline-columns'
import { useEntryWords } from './use-entry-words'

type Props = TimelineDay & { isOnPaperOnly: boolean }

/** What happened on a day, or began on it. */
export function DayEntries({ day, entries, isOnPaperOnly }: Props) {
  const t = useTranslations('projectTimeline')
  const style = useDateStyle()
  const today = useToday()
  const title = useId()
  return (
    <div className={classes.day} data-print-only={isOnPaperOnly || undefined}>
      <Title order={3} size="sm" id={title} className={classes.date}>
        {formatLongDay(style, day)}
        {day === today && <span className={classes.today}>{t('today')}</span>}
      </Title>
      <ul className={classes.entries} aria-labelledby={title}>
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

function EntryLine({ entry }: { entry: TimelineEntry }) {
  const t = useTranslations('projectTimeline')
  const words = useEntryWords()
  const actor = words.actor(entry) ?? (entry.until ? null : t('system'))
  const details = [words.details(entry), actor && t('byActor', { actor })].filter(Boolean)
  return (
    <li className={classes.entry} data-lane={entry.lane}>
      <span className={classes.time}>{words.time(entry)}</span>
      <span className={classes.what}>
        <b>{words.event(entry)}</b> <EventSubject {...entry} />
      </span>
      <span className={classes.details}>{details.join(' · ')}</span>
    </li>
  )
}
