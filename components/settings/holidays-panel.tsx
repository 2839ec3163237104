'use client'
import { Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { AddButton } from '@/components/ui/add-button'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import type { Holiday } from './holiday-drawer'
import { HolidayTable } from './holiday-table'
import { WithSettings } from './with-settings'

const HolidayDrawer = dynamic(() =>
  fetchPart(() => import('./holiday-drawer')).then((part) => part.HolidayDrawer),
)

export function HolidaysPanel() {
  const t = useTranslations('settings')
  const drawer = useDrawer<Holiday>()
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text c="dimmed">{t('holidaysText')}</Text>
        <AddButton onClick={() => drawer.open(null)}>{t('addHoliday')}</AddButton>
      </Group>
      <WithSettings>
        {(setting) => (
          <>
            <HolidayTable setting={setting} />
            {drawer.wasOpened && <HolidayDrawer {...drawer} setting={setting} />}
          </>
        )}
      </WithSettings>
    </>
  )
}
