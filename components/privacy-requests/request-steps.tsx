'use client'
import { Button, Group, List, Paper, Text, Title } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { usePrivacyActions } from '@/components/persons/use-privacy-actions'
import type { PrivacyRequestRecord } from '@/lib/domain/people/privacy-requests/contract'
import { useDataSubject } from './use-data-subject'

/** What is done to answer a request of this kind, and where. */
export function RequestSteps({ request }: { request: PrivacyRequestRecord }) {
  const t = useTranslations('privacyRequests')
  const { person, kind } = request
  const isKnown = person !== null && person.state !== 'Anonymised'
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="steps-title">
      <Title order={3} id="steps-title" mb="xs">
        {t('steps.title')}
      </Title>
      {isKnown ? (
        <>
          <List type="ordered" size="sm" mb="md">
            <List.Item>{t('steps.identity')}</List.Item>
            <List.Item>{t(`steps.${kind}`)}</List.Item>
            <List.Item>{t('steps.after')}</List.Item>
          </List>
          <Ways request={request} person={person} />
        </>
      ) : (
        <Text size="sm">
          {t('steps.none')} {t('steps.after')}
        </Text>
      )}
    </Paper>
  )
}

/** What is answered by more than the page of the person. */
const asksFor: Record<'copy' | 'removal', readonly PrivacyRequestRecord['kind'][]> = {
  copy: ['Access', 'Portability'],
  removal: ['Erasure', 'Objection'],
}

type Person = NonNullable<PrivacyRequestRecord['person']>

function Ways({ request, person }: { request: PrivacyRequestRecord; person: Person }) {
  const t = useTranslations('privacyRequests')
  const { nameOf } = useDataSubject()
  const { copiesOf, removalsOf, dialog } = usePrivacyActions()
  const subject = { ...person, name: nameOf(request) }
  const actions = [
    ...(asksFor.copy.includes(request.kind) ? copiesOf(subject) : []),
    ...(asksFor.removal.includes(request.kind) ? removalsOf(subject) : []),
  ]
  return (
    <Group gap="xs">
      {person.state === 'Present' && (
        <Button
          component={Link}
          href={`/persons/${person.code}` as Route}
          prefetch={false}
          variant="default"
          leftSection={<IconUser size={18} aria-hidden />}
        >
          {t('steps.openPerson')}
        </Button>
      )}
      {actions.map(({ label, icon, onClick, isDestructive }) => (
        <Button
          key={label}
          variant={isDestructive ? 'light' : 'default'}
          color={isDestructive ? 'red' : undefined}
          leftSection={icon}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      {dialog}
    </Group>
  )
}
