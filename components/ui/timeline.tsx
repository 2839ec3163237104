import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Tone } from './status-badge'
import classes from './timeline.module.css'

type TimelineEntry = {
  id: string
  icon: TablerIcon
  tone: Tone
  /** Who did what. */
  title: ReactNode
  /** When, and the change of status. */
  meta: ReactNode
  /** The reason or comment that was given. */
  quote?: string | null
}

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
