'use client'
import { Alert, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { useApi } from '@/lib/platform/browser/use-api'
import { useLogSentence } from './use-log-sentence'

/** For one who came second: what the first one has decided. */
export function MovedOn({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations()
  const dates = useDateStyle()
  const sentence = useLogSentence()
  const last = useApi(tasks.logs, { id }).data?.at(-1)
  if (!last) return null
  return (
    <Alert
      color="amber"
      role="alert"
      mb="md"
      icon={<IconInfoCircle />}
      title={t('tasks.movedOnTitle')}
      styles={{ title: { fontWeight: 650 } }}
      withCloseButton
      closeButtonLabel={t('common.close')}
      onClose={onClose}
    >
      <Text size="sm">
        {t('tasks.movedOn', { what: sentence(last), when: formatInstant(dates, last.at) })}
      </Text>
      {last.comment && <Text size="sm">“{last.comment}”</Text>}
    </Alert>
  )
}
