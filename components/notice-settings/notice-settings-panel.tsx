'use client'
import { Alert, Fieldset, Group, SimpleGrid, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { CheckboxField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { useToast } from '@/components/ui/toast'
import { noticeSettings, type NoticeChoice } from '@/lib/domain/people/notice-settings/contract'
import { noticeTimes, usualSettings } from '@/lib/domain/people/notice-settings/rules'
import { useApi } from '@/lib/platform/browser/use-api'
import type { OutputOf } from '@/lib/platform/contract/contract'

type Settings = OutputOf<typeof noticeSettings.get>

const fields = noticeSettings.save.input
  .pick({ choices: true, quietHours: true })
  .extend({ isQuiet: z.boolean() })
type Fields = z.input<typeof fields>

const valuesOf = ({ quietHours, choices }: Settings) => ({
  isQuiet: quietHours !== null,
  quietHours: quietHours ?? usualSettings.quietHours,
  choices,
})

/** On the page of the account: which notices come by e-mail, and when. */
export function NoticeSettingsPanel({ hasEmail }: { hasEmail: boolean }) {
  const t = useTranslations()
  const toast = useToast()
  const answer = useApi(noticeSettings.get, {})
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  return (
    <Form
      contract={noticeSettings.save}
      schema={fields}
      values={valuesOf(answer.data)}
      toInput={(checked) => {
        const { isQuiet, quietHours, choices } = checked as Fields
        return { choices, quietHours: isQuiet ? quietHours : null }
      }}
      onDone={() => toast.done(t('common.saved'))}
    >
      {!hasEmail && <Alert color="yellow">{t('notices.settings.noEmail')}</Alert>}
      <Choices choices={answer.data.choices} />
      <QuietHours />
      <FormActions />
    </Form>
  )
}

function Choices({ choices }: { choices: readonly NoticeChoice[] }) {
  const t = useTranslations('notices')
  const options = noticeTimes.map((value) => ({ value, label: t(`settings.times.${value}`) }))
  return (
    <Fieldset legend={t('settings.what')}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {choices.map(({ event }, index) => (
          <SelectField<Fields>
            key={event}
            name={`choices.${index}.when`}
            label={t(`names.${event}`)}
            options={options}
            required
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  )
}

function QuietHours() {
  const t = useTranslations('notices.settings')
  const isQuiet = useWatch<Fields>({ name: 'isQuiet' }) === true
  return (
    <Stack gap="xs">
      <CheckboxField<Fields> name="isQuiet" label={t('isQuiet')} description={t('quietHint')} />
      {isQuiet && (
        <Group align="start">
          <TextField<Fields> name="quietHours.from" label={t('from')} type="time" required />
          <TextField<Fields> name="quietHours.until" label={t('until')} type="time" required />
        </Group>
      )}
    </Stack>
  )
}
