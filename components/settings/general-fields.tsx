'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { CheckboxField, RadioField } from '@/components/form/choice-field'
import { NumberField } from '@/components/form/number-field'
import { SelectField } from '@/components/form/select-field'
import { TimeField } from '@/components/form/time-field'
import { WeekdaysField } from '@/components/form/weekdays-field'
import type { settings } from '@/lib/domain/site/settings/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

type Input = InputOf<typeof settings.save>

export function GeneralFields({ isAdmin }: { isAdmin: boolean }) {
  const t = useTranslations('settings')
  const zones = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone })),
    [],
  )
  return (
    <>
      <RadioField<number, Input>
        name="FirstDayOfWeek"
        label={t('firstDayOfWeek')}
        description={t('firstDayOfWeekHint')}
        options={[
          { value: 0, label: t('sunday') },
          { value: 1, label: t('monday') },
        ]}
      />
      <WeekdaysField name="workdays" label={t('workdays')} description={t('workdaysHint')} />
      <TimeField<Input>
        name="permitCutOff"
        label={t('permitCutOff')}
        description={t('permitCutOffHint')}
        required
      />
      <RadioField<string, Input>
        name="dateEra"
        label={t('era')}
        description={t('eraHint')}
        options={[
          { value: 'BE', label: t('buddhistEra') },
          { value: 'CE', label: t('commonEra') },
        ]}
      />
      <RadioField<string, Input>
        name="defaultLocale"
        label={t('language')}
        description={t('languageHint')}
        options={[
          { value: 'th', label: t('thai') },
          { value: 'en', label: t('english') },
        ]}
      />
      <SelectField<Input>
        name="timeZone"
        label={t('timeZone')}
        description={t('timeZoneHint')}
        options={zones}
        required
      />
      <NumberField<Input>
        name="trainingValidityMonths"
        label={t('trainingValidity')}
        description={t('trainingValidityHint')}
        min={1}
        max={120}
        unit={t('months')}
        required
      />
      <NumberField<Input>
        name="offerHours"
        label={t('offerHours')}
        description={t('offerHoursHint')}
        min={1}
        max={168}
        unit={t('hours')}
        required
      />
      <NumberField<Input>
        name="sessionIdleDays"
        label={t('sessionIdle')}
        description={t(isAdmin ? 'sessionIdleHint' : 'signInAdminOnly')}
        min={1}
        max={90}
        unit={t('days')}
        disabled={!isAdmin}
        required
      />
      <CheckboxField<Input>
        name="administratorsNeedSecondFactor"
        label={t('needSecondFactor')}
        description={t(isAdmin ? 'needSecondFactorHint' : 'signInAdminOnly')}
        disabled={!isAdmin}
      />
      <CheckboxField<Input>
        name="everybodyNeedsSecondFactor"
        label={t('allNeedSecondFactor')}
        description={t(isAdmin ? 'allNeedSecondFactorHint' : 'signInAdminOnly')}
        disabled={!isAdmin}
      />
    </>
  )
}
