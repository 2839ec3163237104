'use client'
import { Box, Button, Group, List, Paper, Text, Title } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { ConsentList } from '@/components/consents/consent-list'
import { usePrivacyActions } from '@/components/persons/use-privacy-actions'
import type { PrivacyRequestRecord } from '@/lib/domain/people/privacy-requests/contract'
import { route } from '@/lib/platform/access/route'
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
          {kind === 'ConsentWithdrawal' && <Consents request={request} personId={person.id} />}
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

type Whose = { request: PrivacyRequestRecord; personId: string }

/** To be withdrawn; a new basis is recorded on the page of the person. */
function Consents({ request, personId }: Whose) {
  const { nameOf } = useDataSubject()
  const person = { id: personId, nationality: null, can: { save: false } }
  return (
    <Box mb="md">
      <ConsentList person={person} name={nameOf(request)} />
    </Box>
  )
}

/** What is answered by more than the page of the person. */
const asksFor: Record<'copy' | 'removal', readonly PrivacyRequestRecord['kind'][]> = {
  copy: ['Access', 'Portability', 'Restriction'],
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
          href={route(`/persons/${person.code}`)}
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
