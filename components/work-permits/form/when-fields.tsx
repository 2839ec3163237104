'use client'
import { Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { DayField } from '@/components/form/day-field'
import { TimeField } from '@/components/form/time-field'
import type { PermitValues } from './permit-form-values'

export function WhenFields() {
  const t = useTranslations('workPermits')
  return (
    <>
      <DayField<PermitValues> name="workDate" label={t('workDate')} />
      <Group align="flex-start" gap="md">
        <TimeField<PermitValues> name="startTime" label={t('startTime')} />
        <TimeField<PermitValues> name="endTime" label={t('endTime')} />
      </Group>
      <Text size="sm" c="dimmed">
        {t('form.timesHint')}
      </Text>
    </>
  )
}
