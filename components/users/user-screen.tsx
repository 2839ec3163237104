'use client'
import { Alert, Anchor, Group, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconLock } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { PageHeader } from '@/components/layout/page-header'
import { namesOfPerson } from '@/components/persons/person-names'
import { ProviderPanel } from '@/components/provider-syncs/provider-panel'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { ErrorAlert } from '@/components/ui/error-alert'
import { useToast } from '@/components/ui/toast'
import { users, type UserRecord } from '@/lib/domain/people/users/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { namesIn } from '@/lib/platform/i18n/names'
import { AccessButtons } from './access-buttons'
import { InvitationButtons } from './invitation-buttons'
import { InvitationState } from './invitation-state'
import { RoleHolder } from './role-holder'
import { UserForm } from './user-form'
import { UserStatus } from './user-status'

/** `isManaged`: its accounts and roles are decided here. Else it holds the roles. */
type Provider = { name: string; isManaged: boolean }

/** One user, to be looked at and changed. */
export function UserScreen({ id, provider }: { id: string; provider?: Provider }) {
  const t = useTranslations()
  const answer = useApi(users.get, { id })
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError)
    return (
      <>
        <PageHeader title={t('users.edit')} />
        <ErrorAlert problem={answer.error} title={t('common.loadFailed')} />
        <BackToList />
      </>
    )
  return <KnownUser user={answer.data} provider={provider} />
}

function KnownUser({ user, provider }: { user: UserRecord; provider?: Provider }) {
  const t = useTranslations()
  const locale = useLocale()
  const { name } = namesIn(locale, namesOfPerson(user.person))
  return (
    <>
      <BackToList />
      <PageHeader
        title={name}
        description={user.roles.map((role) => t(`roles.${role}`)).join(' · ')}
        actions={
          <>
            <UserStatus status={user.status} />
            <AccessButtons user={user} name={name} />
            <InvitationButtons user={user} name={name} />
          </>
        }
      />
      <Stack maw="46rem">
        <Text c="dimmed" component="div">
          {t(`users.statusHints.${user.status}`)}
          <InvitationState user={user} />
        </Text>
        {provider?.isManaged && <ProviderPanel userId={user.id} provider={provider.name} />}
        {provider?.isManaged === false && <RoleHolder user={user} provider={provider.name} />}
        {!user.can.save && <Alert icon={<IconLock />}>{t('users.notYours')}</Alert>}
        <FormWithTemplate user={user} message={t('common.saved')} />
      </Stack>
    </>
  )
}

/** A user to be: the person is made or picked in the same form. */
export function NewUserScreen() {
  const t = useTranslations()
  return (
    <>
      <BackToList />
      <PageHeader title={t('users.new')} />
      <Stack maw="46rem">
        <FormWithTemplate message={t('common.saved')} />
      </Stack>
    </>
  )
}

function FormWithTemplate({ user, message }: { user?: UserRecord; message: string }) {
  const t = useTranslations('common')
  const router = useRouter()
  const toast = useToast()
  const template = useApi(users.create, {})
  if (template.isPending) return <TableSkeleton />
  if (template.isError) return <ErrorAlert problem={template.error} title={t('loadFailed')} />
  const leave = () => router.push('/users')
  const done = () => {
    toast.done(message)
    leave()
  }
  return <UserForm user={user} template={template.data} onDone={done} onCancel={leave} />
}

function BackToList() {
  const t = useTranslations('users')
  return (
    <Anchor
      component={Link}
      href="/users"
      size="sm"
      mb="xs"
      display="inline-block"
      data-screen-only
    >
      <Group gap={4} component="span">
        <IconArrowLeft size={16} aria-hidden />
        {t('backToList')}
      </Group>
    </Anchor>
  )
}
