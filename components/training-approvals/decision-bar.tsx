'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { buttonLooks } from '@/components/workflow/button-looks'
import {
  MOST_AT_ONCE,
  type AttendanceRecord,
} from '@/lib/domain/training/training-enrollments/contract'
import classes from './approvals.module.css'
import { decisionsFor, lookOf, type Decision } from './decisions'

type Props = {
  rows: AttendanceRecord[]
  onDecide: (decision: Decision, rows: AttendanceRecord[]) => void
  onClear: () => void
  barRef: Ref<HTMLElement>
}

/** One button for each decision, with the number of selected rows that allow it. */
export function DecisionBar({ rows, onDecide, onClear, barRef }: Props) {
  const t = useTranslations('trainingApprovals')
  if (rows.length === 0) return null
  return (
    <section ref={barRef} className={classes.bar} aria-label={t('decisions')} data-screen-only>
      <span className={classes.count} role="status">
        {t('selected', { count: rows.length })}
        {rows.length > MOST_AT_ONCE && ` · ${t('most', { count: MOST_AT_ONCE })}`}
      </span>
      {decisionsFor(rows).map((group) => (
        <Button
          key={group.decision}
          {...buttonLooks[lookOf(group.decision)]}
          disabled={group.rows.length > MOST_AT_ONCE}
          onClick={() => onDecide(group.decision, group.rows)}
        >
          {t('withCount', {
            command: t(`commands.${group.decision}.label`),
            count: group.rows.length,
          })}
        </Button>
      ))}
      <Button variant="subtle" onClick={onClear}>
        {t('clear')}
      </Button>
    </section>
  )
}
