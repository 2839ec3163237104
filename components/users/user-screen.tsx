'use client'
import { Alert, Stack, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { FormPage } from '@/components/form/form-page'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { RecordScreen } from '@/components/record/record-screen'
import { LoadError } from '@/components/ui/load-error'
import { fullNamesOf } from '@/lib/domain/people/persons/rules'
import { ProviderPanel } from '@/components/provider-syncs/provider-panel'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useToast } from '@/components/ui/toast'
import { useWayOn } from '@/components/ui/use-way-on'
import { users, type UserRecord } from '@/lib/domain/people/users/contract'
import { route } from '@/lib/platform/access/route'
import type { Result } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { namesIn } from '@/lib/platform/i18n/names'
import { AccessButtons } from './access-buttons'
import { InvitationButtons } from './invitation-buttons'
import { InvitationState } from './invitation-state'
import { ProviderRolesAlert } from './provider-roles-alert'
import { NextStep } from './next-step'
import { UserForm } from './user-form'
import { UserStatus } from './user-status'

/** `isManaged`: accounts and roles are decided here and synced; otherwise the provider decides the roles. */
type Provider = { name: string; isManaged: boolean }

export function UserScreen({ id, provider }: { id: string; provider?: Provider }) {
  const t = useTranslations('users')
  const answer = useApi(users.get, { id })
  return (
    <RecordScreen
      answer={answer}
      back={{ href: '/users', label: t('backToList') }}
      title={t('edit')}
    >
      {(user) => <LoadedUser user={user} provider={provider} />}
    </RecordScreen>
  )
}

function LoadedUser({ user, provider }: { user: UserRecord; provider?: Provider }) {
  const t = useTranslations()
  const locale = useLocale()
  const wayOn = useWayOn()
  const toast = useToast()
  const { name } = namesIn(locale, fullNamesOf(user.person))
  const isNew = user.status === 'Draft' && !user.invitation
  return (
    <>
      <BackLink href="/users">{t('users.backToList')}</BackLink>
      <PageHeader
        title={name}
        description={user.roles.map((role) => t(`roles.${role}`)).join(' · ')}
        actions={
          <>
            <UserStatus status={user.status} />
            <AccessButtons user={user} name={name} />
            {!isNew && <InvitationButtons user={user} name={name} />}
          </>
        }
      />
      <Stack maw="46rem">
        {isNew && user.can.save && (
          <NextStep user={user} name={name} isManaged={provider?.isManaged === true} />
        )}
        <Text c="dimmed" component="div">
          {t(`users.statusHints.${user.status}`)}
          <InvitationState user={user} />
        </Text>
        {provider?.isManaged && <ProviderPanel userId={user.id} provider={provider.name} />}
        {provider?.isManaged === false && (
          <ProviderRolesAlert user={user} provider={provider.name} />
        )}
        {!user.can.save && <Alert icon={<IconLock />}>{t('users.readOnly')}</Alert>}
        <FormWithTemplate
          user={user}
          onSaved={() => {
            toast.done(t('common.saved'))
            wayOn.push('/users')
          }}
        />
      </Stack>
    </>
  )
}

export function NewUserScreen() {
  const t = useTranslations('users')
  const wayOn = useWayOn()
  const toast = useToast()
  return (
    <>
      <BackLink href="/users">{t('backToList')}</BackLink>
      <PageHeader title={t('new')} />
      <Stack maw="46rem">
        <FormWithTemplate
          onSaved={({ id }) => {
            toast.done(t('created'))
            wayOn.replace(route(`/users/${id}`))
          }}
        />
      </Stack>
    </>
  )
}

type FormProps = { user?: UserRecord; onSaved: (answer: Result) => void }

function FormWithTemplate({ user, onSaved }: FormProps) {
  const template = useApi(users.create, {})
  if (template.isPending) return <TableSkeleton />
  if (template.isError) return <LoadError problem={template.error} retry={template.refetch} />
  return (
    <FormPage leaveTo="/users">
      <UserForm user={user} template={template.data} onSaved={onSaved} />
    </FormPage>
  )
}
