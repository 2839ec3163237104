'use client'
import { IconAlarm } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { formatDay } from '@/lib/platform/dates/format'
import classes from './due-date.module.css'

type Props = Pick<TaskRecord, 'dueDate' | 'isOverdue'>

/** Overdue is shown by a word and an icon, not by colour alone. */
export function DueDate({ dueDate, isOverdue }: Props) {
  const t = useTranslations('tasks')
  const dates = useDateStyle()
  if (!dueDate) return t('noDueDate')
  if (!isOverdue) return formatDay(dates, dueDate)
  return (
    <span className={classes.overdue}>
      {formatDay(dates, dueDate)}
      <span className={classes.mark}>
        <IconAlarm size={16} aria-hidden /> {t('overdue')}
      </span>
    </span>
  )
}
