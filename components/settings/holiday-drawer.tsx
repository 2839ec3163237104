'use client'
import { Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { DayField } from '@/components/form/day-field'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { settings, type GlobalSetting } from '@/lib/domain/site/settings/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { useApi } from '@/lib/platform/browser/use-api'

type Input = typeof settings.save.input
export type Holiday = GlobalSetting['holidays'][number]
type Props = DrawerOf<Holiday> & { setting: GlobalSetting }
const blank = { date: null, nameTh: '', nameEn: '' }

/** Adds one day to the list, which is saved as a whole. */
export function HolidayDrawer({ setting, isOpen, close }: Props) {
  const t = useTranslations('settings')
  const current = useApi(settings.get, {})
  const { FirstDayOfWeek, rowVersion, holidays } = setting
  const schema = useCallback(
    async (input: Input) => (await import('./holiday-schema')).holidaySchema(input, holidays),
    [holidays],
  )
  return (
    <RecordFormDrawer
      title={t('newHoliday')}
      isOpen={isOpen}
      close={close}
      contract={settings.save}
      schema={schema}
      values={blank}
      toInput={(added) => ({
        FirstDayOfWeek,
        rowVersion,
        holidays: [...holidays, added as Holiday],
      })}
      reload={() => current.refetch().then(() => blank)}
    >
      <DayField<Holiday> name="date" label={t('date')} required />
      <HolidayOfThatDay holidays={holidays} />
      <TextField<Holiday> name="nameTh" label={t('nameTh')} required />
      <TextField<Holiday> name="nameEn" label={t('nameEn')} required lang="en" />
    </RecordFormDrawer>
  )
}

/** Which holiday the chosen day is already. */
function HolidayOfThatDay({ holidays }: Pick<GlobalSetting, 'holidays'>) {
  const t = useTranslations('settings')
  const locale = useLocale()
  const date = useWatch<Holiday, 'date'>({ name: 'date' })
  const known = holidays.find((holiday) => holiday.date === date)
  if (!known) return null
  return (
    <Text size="sm" role="status">
      {t('alreadyHoliday')} {nameIn(locale, known)}
    </Text>
  )
}
