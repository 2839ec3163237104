'use client'
import { Button, type ButtonProps } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import classes from './approvals.module.css'
import { decisionsFor, type Decision } from './decisions'

/** What leads on stands out, what goes against somebody is red. */
const looks: Record<Decision, Pick<ButtonProps, 'variant' | 'color'>> = {
  confirm: {},
  checkIn: {},
  undoCheckIn: { variant: 'default' },
  pass: {},
  fail: { variant: 'light', color: 'red' },
  markNoShow: { variant: 'light', color: 'red' },
  correct: { variant: 'default' },
}

type Props = {
  rows: AttendanceRecord[]
  onDecide: (decision: Decision, rows: AttendanceRecord[]) => void
  onClear: () => void
}

/** What can be decided on the rows chosen: each decision with the number of those who can be given it. */
export function DecisionBar({ rows, onDecide, onClear }: Props) {
  const t = useTranslations('trainingApprovals')
  if (rows.length === 0) return null
  return (
    <section className={classes.bar} aria-label={t('bar')} data-screen-only>
      <span className={classes.count} role="status">
        {t('selected', { count: rows.length })}
      </span>
      {decisionsFor(rows).map((group) => (
        <Button
          key={group.decision}
          {...looks[group.decision]}
          onClick={() => onDecide(group.decision, group.rows)}
        >
          {t('withCount', { command: t(`commands.${group.decision}`), count: group.rows.length })}
        </Button>
      ))}
      <Button variant="subtle" onClick={onClear}>
        {t('clear')}
      </Button>
    </section>
  )
}
