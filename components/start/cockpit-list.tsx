'use client'
import { Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Conflict } from '@/components/workflow/use-conflict'
import type { Cockpit, CockpitItem } from '@/lib/domain/insight/cockpit/contract'
import { useDateStyle } from '@/components/ui/date-style'
import { CockpitCard } from './cockpit-card'
import classes from './cockpit.module.css'
import { partOf, parts } from './parts'
import { runsOf } from './runs'
import { UndeliveredFold } from './undelivered-fold'

type Props = Pick<Cockpit, 'today'> & { items: readonly CockpitItem[]; conflict: Conflict }

/** One list in one order; the headings only say how soon. */
export function CockpitList({ items, today, conflict }: Props) {
  const t = useTranslations('cockpit.parts')
  const { timeZone } = useDateStyle()
  return parts.map((part) => {
    const own = items.filter((item) => partOf(item, timeZone, today) === part)
    if (own.length === 0) return null
    return (
      <section key={part} aria-labelledby={`part-${part}`} className={classes.part}>
        <Title order={3} id={`part-${part}`} className={classes.partTitle} data-part={part}>
          {t(part, { count: own.length })}
        </Title>
        <ul className={classes.list}>
          {runsOf(own).map(([item, ...others]) =>
            others.length > 0 ? (
              <UndeliveredFold key={item!.key} items={[item!, ...others]} conflict={conflict} />
            ) : (
              <CockpitCard key={item!.key} item={item!} conflict={conflict} />
            ),
          )}
        </ul>
      </section>
    )
  })
}
