'use client'
import { Accordion, Checkbox, Group, Input, Stack, Text } from '@mantine/core'
import { useMessages, useTranslations } from 'next-intl'
import { useField } from '@/components/form/form-context'
import { wordOfVerb } from '@/lib/domain/insight/audit-log/rules'
import { changeTypes } from '@/lib/domain/insight/webhook-endpoints/rules'
import { messageAt } from '@/lib/platform/i18n/message-at'

const subjectOf = (type: string) => type.slice(0, type.indexOf('.'))
const subjects = [...new Set(changeTypes.map(subjectOf))]
const typesOf = (subject: string) => changeTypes.filter((type) => subjectOf(type) === subject)

/** The kinds of changes by the kind of record: a group is chosen as a whole, or opened. */
export function TypesField() {
  const t = useTranslations('webhooks')
  const { value, onChange, error, ref } = useField('types', t('types'))
  const chosen = (value as string[] | undefined) ?? []
  const set = (types: string[], isChosen: boolean) => {
    const others = chosen.filter((type) => !types.includes(type))
    onChange(isChosen ? [...others, ...types] : others)
  }
  return (
    <div>
      {/* Above the list, which is longer than the screen. */}
      <div ref={ref} tabIndex={-1}>
        {error && <Input.Error mb="xs">{error}</Input.Error>}
      </div>
      <Accordion multiple variant="contained">
        {subjects.map((subject) => (
          <TypeGroup key={subject} subject={subject} chosen={chosen} set={set} />
        ))}
      </Accordion>
    </div>
  )
}

type GroupProps = {
  subject: string
  chosen: string[]
  set: (types: string[], isChosen: boolean) => void
}

function TypeGroup({ subject, chosen, set }: GroupProps) {
  const t = useTranslations('webhooks')
  const messages = useMessages()
  const types = typesOf(subject)
  const count = types.filter((type) => chosen.includes(type)).length
  const name = messageAt(messages, `audit.subjects.${subject}`) ?? subject
  const nameOf = (type: string) => {
    const verb = type.slice(subject.length + 1)
    return messageAt(messages, wordOfVerb(subject, verb)) ?? verb
  }
  return (
    <Accordion.Item value={subject}>
      <Accordion.Control>
        <Group justify="space-between" wrap="nowrap">
          <span>{name}</span>
          <Text size="sm" c="dimmed" component="span">
            {t('typesChosen', { count, all: types.length })}
          </Text>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack gap="xs">
          <Checkbox
            label={t('allOf', { name })}
            checked={count === types.length}
            indeterminate={count > 0 && count < types.length}
            onChange={({ currentTarget }) => set(types, currentTarget.checked)}
          />
          {types.map((type) => (
            <Checkbox
              key={type}
              ml="lg"
              label={nameOf(type)}
              checked={chosen.includes(type)}
              onChange={({ currentTarget }) => set([type], currentTarget.checked)}
            />
          ))}
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  )
}
