'use client'
import { Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { Fold } from '@/components/form/fold'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Conflict } from '@/components/workflow/use-conflict'
import type { CockpitItem } from '@/lib/domain/insight/cockpit/contract'
import { CockpitCard } from './cockpit-card'
import classes from './cockpit.module.css'

type Props = { items: readonly CockpitItem[]; conflict: Conflict }

/** Mails that were not delivered, under one heading with their number. */
export function UndeliveredFold({ items, conflict }: Props) {
  const t = useTranslations('cockpit')
  const kind = t('kinds.undelivered')
  return (
    <li className={classes.card} data-late={items.every(({ isLate }) => isLate) || undefined}>
      <Fold
        isOpen={false}
        summary={
          <Title order={4}>
            <StatusBadge tone="warning">{t('several', { kind, count: items.length })}</StatusBadge>
          </Title>
        }
      >
        <ul className={classes.list}>
          {items.map((item) => (
            <CockpitCard key={item.key} item={item} conflict={conflict} />
          ))}
        </ul>
      </Fold>
    </li>
  )
}
