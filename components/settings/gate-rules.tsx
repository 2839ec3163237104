'use client'
import { Paper } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { RadioField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { NumberField } from '@/components/form/number-field'
import { useToast } from '@/components/ui/toast'
import { settings, type GlobalSetting } from '@/lib/domain/site/settings/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { callApi } from '@/lib/platform/browser/client'
import { WithSettings } from './with-settings'

type Input = InputOf<typeof settings.save>

const rulesOf = (setting: GlobalSetting) => ({
  FirstDayOfWeek: setting.FirstDayOfWeek,
  entryNeedsPermit: setting.entryNeedsPermit,
  overstayHours: setting.overstayHours,
  gateRetentionDays: setting.gateRetentionDays,
  gateListHours: setting.gateListHours,
  rowVersion: setting.rowVersion,
})

/** The settings of all gates. */
export function GateRules() {
  const t = useTranslations()
  const toast = useToast()
  return (
    <Paper withBorder p="lg" maw="42rem">
      <WithSettings>
        {(setting) => (
          <Form
            contract={settings.save}
            values={rulesOf(setting)}
            reload={() => callApi(settings.get, {}).then(rulesOf)}
            onDone={() => toast.done(t('common.saved'))}
          >
            <Fields />
            <FormActions />
          </Form>
        )}
      </WithSettings>
    </Paper>
  )
}

function Fields() {
  const t = useTranslations('settings')
  return (
    <>
      <RadioField<string, Input>
        name="entryNeedsPermit"
        label={t('entryNeedsPermit')}
        description={t('entryNeedsPermitHint')}
        options={[
          { value: 'Off', label: t('entryNeeds.Off') },
          { value: 'Warn', label: t('entryNeeds.Warn') },
          { value: 'Refuse', label: t('entryNeeds.Refuse') },
        ]}
      />
      <NumberField<Input>
        name="overstayHours"
        label={t('overstay')}
        description={t('overstayHint')}
        min={1}
        max={72}
        unit={t('hours')}
        required
      />
      <NumberField<Input>
        name="gateListHours"
        label={t('listAge')}
        description={t('listAgeHint')}
        min={1}
        max={72}
        unit={t('hours')}
        required
      />
      <NumberField<Input>
        name="gateRetentionDays"
        label={t('retention')}
        description={t('retentionHint')}
        min={30}
        max={1095}
        unit={t('days')}
        required
      />
    </>
  )
}
