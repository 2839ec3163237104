'use client'
import { Anchor, Paper, SimpleGrid, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { TextField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { settings, type GlobalSetting } from '@/lib/domain/site/settings/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { idOfHoliday } from './holiday-table'
import { useApi } from '@/lib/platform/browser/use-api'

type Input = typeof settings.save.input
type Holiday = GlobalSetting['holidays'][number]
const blank = { date: null, nameTh: '', nameEn: '' }

/** Adds one day to the list, which is saved as a whole. */
export function HolidayForm({ setting }: { setting: GlobalSetting }) {
  const t = useTranslations()
  const toast = useToast()
  const current = useApi(settings.get, {})
  const { FirstDayOfWeek, rowVersion, holidays } = setting
  const schema = useCallback(
    async (input: Input) => (await import('./holiday-schema')).holidaySchema(input, holidays),
    [holidays],
  )
  return (
    <Paper withBorder p="lg">
      <Form
        contract={settings.save}
        schema={schema}
        values={blank}
        toInput={(added) => ({
          FirstDayOfWeek,
          rowVersion,
          holidays: [...holidays, added as Holiday],
        })}
        reload={() => current.refetch().then(() => blank)}
        onDone={() => toast.done(t('common.saved'))}
      >
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <DayField<Holiday> name="date" label={t('settings.date')} required />
          <TextField<Holiday> name="nameTh" label={t('settings.nameTh')} required />
          <TextField<Holiday> name="nameEn" label={t('settings.nameEn')} required lang="en" />
        </SimpleGrid>
        <HolidayOfThatDay holidays={holidays} />
        <FormActions label={t('settings.addHoliday')} />
      </Form>
    </Paper>
  )
}

/** Which holiday the chosen day is already, leading to it. */
function HolidayOfThatDay({ holidays }: Pick<GlobalSetting, 'holidays'>) {
  const t = useTranslations('settings')
  const locale = useLocale()
  const date = useWatch<Holiday, 'date'>({ name: 'date' })
  const known = holidays.find((holiday) => holiday.date === date)
  if (!known) return null
  return (
    <Text size="sm" role="status">
      {t('alreadyHoliday')}{' '}
      <Anchor href={`#${idOfHoliday(known.date)}`} inherit>
        {nameIn(locale, known)}
      </Anchor>
    </Text>
  )
}
