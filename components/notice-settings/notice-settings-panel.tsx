'use client'
import { Alert, Fieldset, Group, SimpleGrid, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { SelectField } from '@/components/form/select-field'
import { TimeField } from '@/components/form/time-field'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { useToast } from '@/components/ui/toast'
import { noticeSettings, type NoticeChoice } from '@/lib/domain/people/notice-settings/contract'
import {
  noticeChannels,
  noticeTimes,
  usualQuietHours,
  type NoticeChannel,
} from '@/lib/domain/people/notice-settings/rules'
import { useApi } from '@/lib/platform/browser/use-api'
import type { OutputOf } from '@/lib/platform/contract/contract'
import type { Fields } from './settings-schema'

type Settings = OutputOf<typeof noticeSettings.get>

type Input = typeof noticeSettings.save.input
const schema = async (input: Input) => (await import('./settings-schema')).settingsSchema(input)

const valuesOf = ({ quietHours, choices }: Settings) => ({
  isQuiet: quietHours !== null,
  quietHours: quietHours ?? usualQuietHours,
  choices,
})

/** On the page of the account: which notices come through which channel, and when. */
export function NoticeSettingsPanel({ hasEmail }: { hasEmail: boolean }) {
  const answer = useApi(noticeSettings.get, {})
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  const channels = channelsIn(answer.data.choices)
  return <SettingsForm key={channels.join()} hasEmail={hasEmail} settings={answer.data} />
}

/** Sends what was changed here alone: what the link of a mail has switched off meanwhile stays off. */
function SettingsForm({ hasEmail, settings }: { hasEmail: boolean; settings: Settings }) {
  const t = useTranslations()
  const toast = useToast()
  const [known, setKnown] = useState(settings.choices)
  return (
    <Form
      contract={noticeSettings.save}
      schema={schema}
      values={valuesOf(settings)}
      toInput={(checked) => {
        const { isQuiet, quietHours, choices = [] } = checked as Fields
        const changed = choices.filter((choice) => !known.some((one) => isSame(one, choice)))
        return { choices: changed, quietHours: isQuiet ? quietHours : null }
      }}
      onDone={(_, { choices = [] }) => {
        setKnown(known.map((one) => choices.find((choice) => isOfSame(one, choice)) ?? one))
        toast.done(t('common.saved'))
      }}
    >
      {!hasEmail && <Alert color="yellow">{t('notices.settings.noEmail')}</Alert>}
      {channelsIn(settings.choices).map((channel) => (
        <Choices key={channel} channel={channel} choices={settings.choices} />
      ))}
      <QuietHours />
      <FormActions />
    </Form>
  )
}

const isOfSame = (one: NoticeChoice, other: NoticeChoice) =>
  one.event === other.event && one.channel === other.channel
const isSame = (one: NoticeChoice, other: NoticeChoice) =>
  isOfSame(one, other) && one.when === other.when

const channelsIn = (choices: readonly NoticeChoice[]) =>
  noticeChannels.filter((channel) => choices.some((choice) => choice.channel === channel))

type ChoicesProps = { channel: NoticeChannel; choices: readonly NoticeChoice[] }

function Choices({ channel, choices }: ChoicesProps) {
  const t = useTranslations('notices')
  const options = noticeTimes.map((value) => ({ value, label: t(`settings.times.${value}`) }))
  return (
    <Fieldset legend={t(`channels.${channel}`)}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {choices.map(
          (choice, index) =>
            choice.channel === channel && (
              <SelectField<Fields>
                key={choice.event}
                name={`choices.${index}.when`}
                label={t(`names.${choice.event}`)}
                options={options}
                required
              />
            ),
        )}
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
          <TimeField<Fields> name="quietHours.from" label={t('from')} required />
          <TimeField<Fields> name="quietHours.until" label={t('until')} required />
        </Group>
      )}
    </Stack>
  )
}
