import { useTranslations } from 'next-intl'
import { HiddenCaption } from '@/components/ui/hidden-caption'
import type { ANY_GROUP, PermitGroup } from '@/lib/domain/work/work-permits/rules'
import type { Day } from '@/lib/platform/dates/day'
import classes from './chart-card.module.css'
import { Figure } from './figure'
import { Swatch } from './swatch'
import { useShortDay } from './use-short-day'

type Series<Key extends string> = {
  key: Key
  label: string
  colour: string
  group: PermitGroup | typeof ANY_GROUP
}

type Props<Key extends string, Row> = {
  days: Row[]
  caption: string
  series: Series<Key>[]
  /** Accessible name of a figure. */
  say: (figure: { count: number; what: string; day: string }) => string
  isDimmed?: (row: Row) => boolean
}

export function DayTable<Key extends string, Row extends { date: Day } & Record<Key, number>>({
  days,
  caption,
  series,
  say,
  isDimmed,
}: Props<Key, Row>) {
  const t = useTranslations('dashboard')
  const shortDay = useShortDay()
  return (
    <table className={classes.table}>
      <HiddenCaption>{caption}</HiddenCaption>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          {series.map(({ key, label, colour }) => (
            <th key={key} scope="col">
              <Swatch colour={colour} />
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((row) => (
          <tr key={row.date} className={isDimmed?.(row) ? classes.dimmed : undefined}>
            <th scope="row">{shortDay(row.date)}</th>
            {series.map(({ key, label, group }) => (
              <td key={key}>
                <Figure
                  count={row[key]}
                  label={say({ count: row[key], what: label, day: shortDay(row.date) })}
                  group={group}
                  day={row.date}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
