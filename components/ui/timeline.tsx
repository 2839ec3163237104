import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Tone } from './status-badge'
import classes from './timeline.module.css'

export type TimelineEntry = {
  id: string
  icon: TablerIcon
  tone: Tone
  /** Who did what. */
  title: ReactNode
  /** When, and what came of it. */
  meta: ReactNode
  /** In their own words. */
  quote?: string | null
}

/** What happened, one thing after the other. */
export const Timeline = ({ label, entries }: { label: string; entries: TimelineEntry[] }) => (
  <ol className={classes.list} aria-label={label}>
    {entries.map(({ id, icon: Icon, tone, title, meta, quote }) => (
      <li key={id} className={classes.item}>
        <span className={classes.mark} data-tone={tone} aria-hidden>
          <Icon size={18} stroke={1.75} />
        </span>
        <div className={classes.body}>
          <p className={classes.title}>{title}</p>
          <p className={classes.meta}>{meta}</p>
          {quote && <blockquote className={classes.quote}>{quote}</blockquote>}
        </div>
      </li>
    ))}
  </ol>
)
