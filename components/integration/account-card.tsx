'use client'
import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { IconBan, IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { EmployerName } from '@/components/lookups/employer-name'
import type { RowAction } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { useConfirm } from '@/components/ui/confirm'
import { StatusBadge } from '@/components/ui/status-badge'
import { useRemoval } from '@/components/ui/use-removal'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { apiKeys, type ApiKeyRecord } from '@/lib/domain/people/api-keys/contract'
import {
  serviceAccounts,
  type ServiceAccountRecord,
} from '@/lib/domain/people/service-accounts/contract'
import { useKeyColumns } from './key-columns'

type Props = {
  account: ServiceAccountRecord
  keys: ApiKeyRecord[]
  onEdit: (account: ServiceAccountRecord) => void
  onIssue: (account: ServiceAccountRecord) => void
}

/** A service account with its keys. */
export function AccountCard({ account, keys, onEdit, onIssue }: Props) {
  const t = useTranslations()
  const titleId = useId()
  const remove = useRemoval(serviceAccounts.remove)
  const { id, name } = account
  const removal = { input: { id }, name, text: t('integration.removeText') }
  return (
    <Paper component="section" withBorder aria-labelledby={titleId}>
      <Group justify="space-between" align="flex-start" p="md">
        <div>
          <Title order={2} id={titleId}>
            {name}
          </Title>
          <Standing account={account} />
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconKey size={18} aria-hidden />}
            aria-describedby={titleId}
            onClick={() => onIssue(account)}
          >
            {t('integration.issue')}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconPencil size={18} aria-hidden />}
            aria-describedby={titleId}
            onClick={() => onEdit(account)}
          >
            {t('common.edit')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            aria-describedby={titleId}
            onClick={() => void remove(removal)}
          >
            {t('common.remove')}
          </Button>
        </Group>
      </Group>
      <Keys account={account} keys={keys} />
    </Paper>
  )
}

function Standing({ account: { roles, employer, status } }: Pick<Props, 'account'>) {
  const t = useTranslations()
  return (
    <Group gap="xs">
      <StatusBadge tone={status === 'Active' ? 'good' : 'neutral'}>
        {t(`integration.statuses.${status}`)}
      </StatusBadge>
      <Text c="dimmed">{roles.map((role) => t(`roles.${role}`)).join(', ')}</Text>
      {employer && (
        <Text c="dimmed">
          <EmployerName of={employer} />
        </Text>
      )}
    </Group>
  )
}

function Keys({ account, keys }: Pick<Props, 'account' | 'keys'>) {
  const t = useTranslations('integration')
  const columns = useKeyColumns()
  const revoke = useRevocation()
  if (keys.length === 0)
    return (
      <Text c="dimmed" px="md" pb="md">
        {t('noKeys')}
      </Text>
    )
  const actionsOf = (key: ApiKeyRecord): RowAction[] =>
    key.status === 'Live'
      ? [
          {
            label: t('revoke'),
            icon: <IconBan size={16} />,
            isDestructive: true,
            onClick: () => void revoke(key),
          },
        ]
      : []
  return (
    <DataTable
      caption={t('keysOf', { name: account.name })}
      columns={columns}
      rows={keys}
      nameOf={({ name }) => name}
      actionsOf={actionsOf}
    />
  )
}

function useRevocation() {
  const t = useTranslations('integration')
  const confirm = useConfirm()
  const revoking = useToastedCommand(apiKeys.revoke)
  return async ({ id, name }: ApiKeyRecord) => {
    const question = {
      title: t('revokeTitle', { name }),
      text: t('revokeText'),
      confirmLabel: t('revoke'),
      isDestructive: true,
    }
    if (await confirm(question)) await revoking.send({ id }, t('revoked', { name }))
  }
}
