'use client'
import { Paper, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useToday } from '@/components/ui/use-today'
import { settings } from '@/lib/domain/site/settings/contract'
import { firstDays, type Recurrence } from '@/lib/domain/training/training-plans/rules'
import { isDay, type Day } from '@/lib/platform/dates/day'
import { useApi } from '@/lib/platform/browser/use-api'
import { namesIn } from '@/lib/platform/i18n/names'
import classes from './day-list.module.css'
import { useDayWords } from './use-day-words'

const SHOWN = 6

/** The first days of the plan in the form; holidays are marked. */
export function PlanPreview() {
  const t = useTranslations('trainingPlans')
  const plan = usePlan()
  const today = useToday()
  const days = plan && firstDays(plan, today, SHOWN)
  return (
    <Paper withBorder p="md" bg="var(--band)" aria-live="polite">
      <Text fw={600} size="sm" mb={4}>
        {t('preview')}
      </Text>
      {days && days.length > 0 ? (
        <ol className={classes.days} aria-label={t('preview')}>
          {days.map((day) => (
            <PreviewDay
              key={day}
              day={day}
              isPast={day < today}
              takesPlace={plan.recurrenceType === 'None'}
            />
          ))}
        </ol>
      ) : (
        <Text size="sm" c="dimmed">
          {t(days ? 'previewEmpty' : 'previewIncomplete')}
        </Text>
      )}
    </Paper>
  )
}

/** `takesPlace`: the session takes place even on a holiday or in the past. */
function PreviewDay({
  day,
  isPast,
  takesPlace,
}: {
  day: Day
  isPast: boolean
  takesPlace: boolean
}) {
  const t = useTranslations('trainingPlans')
  const locale = useLocale()
  const dayWords = useDayWords()
  const holiday = useApi(settings.get, {}).data?.holidays.find(({ date }) => date === day)
  const names = holiday && namesIn(locale, { th: holiday.nameTh, en: holiday.nameEn })
  const remark = names ? t('isHoliday', { name: names.name }) : isPast ? t('isPast') : null
  return (
    <li data-skipped={(remark !== null && !takesPlace) || undefined}>
      <span>{dayWords(day)}</span>
      {remark && <span className={classes.remark}>{remark}</span>}
    </li>
  )
}

/** The plan in the form; null while it lacks what its days depend on. */
function usePlan(): Recurrence | null {
  const [recurrenceType, weekdays, startDate, endDate] = useWatch({
    name: ['recurrenceType', 'weekdays', 'startDate', 'endDate'],
  }) as [Recurrence['recurrenceType'], number[] | undefined, Day | null, Day | null]
  if (!startDate || !isDay(startDate)) return null
  if (recurrenceType === 'Weekly' && !weekdays?.length) return null
  return { recurrenceType, weekdays: weekdays ?? [], startDate, endDate: endDate || null }
}
