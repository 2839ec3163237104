'use client'
import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import { useToday } from '@/components/ui/use-today'
import type { TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import { daysFrom, type Day } from '@/lib/platform/dates/day'
import { formatShortDay, shownYear } from '@/lib/platform/dates/format'
import { scaleOf, type Lane } from './scale'
import classes from './timeline.module.css'
import { useEntryWords } from './use-entry-words'

/** Bars of a lane beyond are in the list only. */
const MOST_BARS = 12

/** Lanes on a scale of days. Screen readers and keyboards have the same in the list. */
export function LanesGrid({ entries }: { entries: TimelineEntry[] }) {
  const style = useDateStyle()
  const today = useToday()
  const t = useTranslations('projectTimeline')
  const scale = scaleOf(entries, style.timeZone)
  if (!scale) return null
  const isInSight = today >= scale.first && today <= scale.last
  const yearOf = (day?: Day) => day && shownYear(style.era, Number(day.slice(0, 4)))
  const columns = { '--days': scale.days } as CSSProperties
  return (
    <div className={classes.grid} style={columns} aria-hidden>
      <div className={classes.track}>
        {scale.months.map(({ day, column }, index) => (
          <span key={day} className={classes.month} style={{ gridColumnStart: column }}>
            {formatShortDay(style, day)}
            {yearOf(day) !== yearOf(scale.months[index - 1]?.day) && (
              <span className={classes.year}>{yearOf(day)}</span>
            )}
          </span>
        ))}
      </div>
      {scale.lanes.map((lane) => (
        <LaneOf key={lane.lane} {...lane}>
          {isInSight && (
            <span
              className={classes.today}
              title={t('today')}
              style={{ gridColumnStart: daysFrom(scale.first, today) + 1 }}
            />
          )}
        </LaneOf>
      ))}
      <p className={classes.key}>
        <span className={classes.moment} /> {t('key.moment')}
        <span className={classes.bar} /> {t('key.bar')}
        {isInSight && (
          <>
            <span className={classes.today} /> {t('today')}
          </>
        )}
      </p>
    </div>
  )
}

function LaneOf({ lane, bars, moments, children }: Lane & { children: ReactNode }) {
  const t = useTranslations('projectTimeline')
  const { title } = useEntryWords()
  const hidden = bars.length - MOST_BARS
  return (
    <div className={classes.lane}>
      <span className={classes.name}>{t(`lanes.${lane}`)}</span>
      <div className={classes.track} data-lane={lane}>
        {children}
        {bars.slice(0, MOST_BARS).map(({ entry, column, days }) => (
          <span
            key={entry.id}
            className={classes.bar}
            title={title(entry)}
            style={{ gridColumn: `${column} / span ${days}` }}
          />
        ))}
        {moments.map(({ day, column, entries }) => (
          <span
            key={day}
            className={classes.moment}
            title={entries.map(title).join('\n')}
            style={{ gridColumnStart: column }}
          />
        ))}
      </div>
      {hidden > 0 && <small className={classes.more}>{t('more', { count: hidden })}</small>}
    </div>
  )
}
