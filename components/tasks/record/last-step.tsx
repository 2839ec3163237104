'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { formatInstant } from '@/lib/platform/dates/format'
import { useLogSentence } from './use-log-sentence'

/** The latest log entry, for a reader whose command came after somebody else's. */
export function LastStep({ id }: { id: string }) {
  const t = useTranslations('tasks')
  const dates = useDateStyle()
  const sentence = useLogSentence()
  const last = useApi(tasks.logs, { id }).data?.at(-1)
  if (!last) return null
  return (
    <>
      <Text size="sm">
        {t('conflict', { what: sentence(last), when: formatInstant(dates, last.at) })}
      </Text>
      {last.comment && <Text size="sm">“{last.comment}”</Text>}
    </>
  )
}
