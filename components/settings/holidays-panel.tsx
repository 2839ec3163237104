'use client'
import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { HolidayForm } from './holiday-form'
import { HolidayTable } from './holiday-table'
import { WithSettings } from './with-settings'

export function HolidaysPanel() {
  const t = useTranslations('settings')
  return (
    <Stack>
      <Text c="dimmed">{t('holidaysText')}</Text>
      <WithSettings>
        {(setting) => (
          <>
            <HolidayForm key={setting.holidays.length} setting={setting} />
            <HolidayTable setting={setting} />
          </>
        )}
      </WithSettings>
    </Stack>
  )
}
