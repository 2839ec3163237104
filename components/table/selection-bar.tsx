import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MOST_AT_ONCE } from '@/lib/platform/contract/bounds'
import classes from './selection-bar.module.css'
import type { Selection } from './use-selection'

type Props<Row extends { id: string }> = {
  selection: Selection<Row>
  /** The commands for the selected rows. */
  children: ReactNode
}

/** Sticky below a list while rows are selected. */
export function SelectionBar<Row extends { id: string }>({ selection, children }: Props<Row>) {
  const t = useTranslations('table')
  const { rows, clear } = selection
  const { bar } = selection.focus
  const count = rows.length
  if (count === 0) return null
  return (
    <section ref={bar} className={classes.bar} aria-label={t('forSelected')} data-screen-only>
      <span className={classes.count} role="status">
        {t('selected', { count })}
        {count > MOST_AT_ONCE && ` · ${t('most', { count: MOST_AT_ONCE })}`}
      </span>
      {children}
      <Button variant="subtle" onClick={clear}>
        {t('clearSelection')}
      </Button>
    </section>
  )
}
