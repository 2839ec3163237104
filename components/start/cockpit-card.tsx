'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import { IntentLink } from '@/components/ui/intent-link'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import { WholeCodes } from '@/components/ui/whole-words'
import type { Conflict } from '@/components/workflow/use-conflict'
import type { CockpitItem, CockpitKind } from '@/lib/domain/insight/cockpit/contract'
import { route } from '@/lib/platform/access/route'
import { formatDeadline, formatSince } from '@/lib/platform/dates/format'
import { CockpitActions } from './cockpit-actions'
import { CockpitReasons } from './cockpit-reasons'
import classes from './cockpit.module.css'

/** What is dangerous, and what keeps work from beginning; the rest waits. */
const tones: Partial<Record<CockpitKind, Tone>> = {
  stopped: 'bad',
  overstay: 'bad',
  gateConflict: 'bad',
  notReady: 'warning',
  overlap: 'warning',
  pastEnd: 'warning',
  undelivered: 'warning',
  backupOld: 'bad',
}

export function CockpitCard({ item, conflict }: { item: CockpitItem; conflict: Conflict }) {
  const t = useTranslations('cockpit')
  const style = useDateStyle()
  const id = useId()
  const { kind, title, subject, href, dueAt, isLate } = item
  const isNamedInTitle = title.includes(subject.label)
  // Two things are parted by a dot at the end of a line, not at its beginning.
  const name = (isNamedInTitle ? title : `${subject.label} · ${title}`).replaceAll(
    ' · ',
    '\u00A0· ',
  )
  return (
    <li className={classes.card} data-late={isLate || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <StatusBadge tone={tones[kind] ?? 'waiting'}>{t(`kinds.${kind}`)}</StatusBadge>
        {dueAt && (
          <Text span size="sm" className={classes.due}>
            {isLate
              ? t('since', { at: formatSince(style, dueAt) })
              : t('by', { at: formatDeadline(style, dueAt) })}
          </Text>
        )}
      </div>
      <Text id={id} fw={600} component="div">
        {href ? (
          <IntentLink href={route(href)} className={classes.title}>
            <WholeCodes text={name} />
          </IntentLink>
        ) : (
          <WholeCodes text={name} />
        )}
      </Text>
      <CockpitReasons item={item} />
      <CockpitActions item={item} conflict={conflict} />
    </li>
  )
}
