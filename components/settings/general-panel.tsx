'use client'
import { Paper } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { FieldValues } from 'react-hook-form'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { useToast } from '@/components/ui/toast'
import { settings, type GlobalSetting } from '@/lib/domain/site/settings/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { callApi } from '@/lib/platform/browser/client'
import { GeneralFields } from './general-fields'
import { WithSettings } from './with-settings'

/** The members that this tab edits; the server keeps holidays that are left out. */
const generalOf = ({ holidays: _holidays, can: _can, ...general }: GlobalSetting) => general

/** Without the rules for signing in, which another has perhaps changed since they were read. */
const withoutSignIn = ({
  sessionIdleDays: _days,
  administratorsNeedSecondFactor: _administrators,
  everybodyNeedsSecondFactor: _everybody,
  ...others
}: FieldValues) => others as InputOf<typeof settings.save>

export function GeneralPanel() {
  const t = useTranslations('common')
  const toast = useToast()
  const router = useRouter()
  const done = () => {
    toast.done(t('saved'))
    // Dates all over the page depend on these settings.
    router.refresh()
  }
  return (
    <Paper withBorder p="lg" maw="42rem">
      <WithSettings>
        {(setting) => (
          <Form
            contract={settings.save}
            values={generalOf(setting)}
            toInput={setting.can.changeSignIn ? undefined : withoutSignIn}
            reload={() => callApi(settings.get, {}).then(generalOf)}
            onDone={done}
          >
            <GeneralFields isAdmin={setting.can.changeSignIn} />
            <FormActions />
          </Form>
        )}
      </WithSettings>
    </Paper>
  )
}
