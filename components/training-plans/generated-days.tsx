'use client'
import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import type { GeneratedSessions } from '@/lib/domain/training/training-plans/contract'
import classes from './day-list.module.css'
import { useDayWords } from './use-day-words'

type Session = GeneratedSessions['sessions'][number]
type Skipped = GeneratedSessions['skipped'][number]

export function SessionDays({ title, sessions }: { title: string; sessions: Session[] }) {
  const t = useTranslations('training')
  const format = useFormatter()
  return (
    <Days title={title} rows={sessions}>
      {({ period, capacity }) =>
        `${t(`periods.${period}`)} · ${format.number(capacity)} ${t('seats')}`
      }
    </Days>
  )
}

export function SkippedDays({ title, skipped }: { title: string; skipped: Skipped[] }) {
  const t = useTranslations()
  return (
    <Days title={title} rows={skipped}>
      {({ period, reason, name = '' }) =>
        `${t(`training.periods.${period}`)} · ${t(`trainingPlans.generate.reasons.${reason}`, { name })}`
      }
    </Days>
  )
}

/** Warnings about the sessions, such as one on a holiday. */
export const Warnings = ({ messages }: Pick<GeneratedSessions, 'messages'>) =>
  messages.map(({ code, text }) => (
    <Alert key={code} color="amber" c="var(--warning-text)" icon={<IconAlertTriangle />}>
      {text}
    </Alert>
  ))

type SessionTime = { date: string; period: string }
type Props<R> = { title: string; rows: R[]; children: (row: R) => ReactNode }

function Days<R extends SessionTime>({ title, rows, children }: Props<R>) {
  const dayWords = useDayWords()
  const heading = useId()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <Text fw={600} size="sm" id={heading}>
        {title}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by keyboard */}
      <div className={classes.scroll} tabIndex={0} role="group" aria-labelledby={heading}>
        <ol className={classes.days}>
          {rows.map((row) => (
            <li key={`${row.date} ${row.period}`}>
              <span>{dayWords(row.date)}</span>
              <span className={classes.remark}>{children(row)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
