'use client'
import { useLocale, useTranslations } from 'next-intl'
import { textOf } from '@/components/table/list-input'
import type { Filter } from '@/components/table/filter'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { courseResults } from '@/lib/domain/training/training-sessions/contract'
import { sessionStatuses } from '@/lib/domain/training/training-sessions/workflow'
import type { Day } from '@/lib/platform/dates/day'
import { useApi } from '@/lib/platform/browser/use-api'
import { textIn } from '@/lib/platform/i18n/names'
import { ANY_DAY, infoInput } from './info-input'

export function useInfoFilters(query: URLSearchParams, today: Day): Filter[] {
  const t = useTranslations('trainingInfo')
  const statuses = useTranslations('training.sessionStatuses')
  const results = useTranslations('training.gives')
  const locale = useLocale()
  const { data: schedules = [] } = useApi(trainingInfo.listSchedules, {})
  const isFromToday = !textOf(query, 'fromDate') && infoInput(query, today).fromDate === today
  return [
    {
      name: 'fromDate',
      toName: 'toDate',
      label: t('days'),
      fromLabel: t('from'),
      toLabel: t('to'),
      ...(isFromToday && { defaultDay: today, cleared: ANY_DAY }),
    },
    {
      name: 'status',
      label: t('status'),
      options: sessionStatuses.map((value) => ({ value, label: statuses(value) })),
    },
    {
      name: 'gives',
      label: t('gives'),
      options: courseResults.map((value) => ({ value, label: results(value) })),
    },
    {
      name: 'scheduleId',
      label: t('course'),
      options: schedules.map(({ id, name, nickname }) => ({
        value: id,
        label: textIn(locale, nickname, name),
      })),
    },
  ]
}
