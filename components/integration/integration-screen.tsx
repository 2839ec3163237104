'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { AddButton } from '@/components/ui/add-button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { apiKeys } from '@/lib/domain/people/api-keys/contract'
import {
  serviceAccounts,
  type ServiceAccountRecord,
} from '@/lib/domain/people/service-accounts/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { AccountCard } from './account-card'

const AccountDrawer = dynamic(() =>
  fetchPart(() => import('./account-drawer')).then((part) => part.AccountDrawer),
)

const IssueDialog = dynamic(() =>
  fetchPart(() => import('./issue-dialog')).then((part) => part.IssueDialog),
)

export function IntegrationScreen() {
  const t = useTranslations('integration')
  const drawer = useDrawer<ServiceAccountRecord>()
  const [receiver, setReceiver] = useState<ServiceAccountRecord | null>(null)
  const add = <AddButton onClick={() => drawer.open(null)}>{t('add')}</AddButton>
  return (
    <>
      <PageHeader title={t('title')} hint={t('description')} actions={add} />
      <Accounts onEdit={drawer.open} onIssue={setReceiver} />
      {drawer.wasOpened && <AccountDrawer {...drawer} />}
      {receiver && <IssueDialog account={receiver} onClose={() => setReceiver(null)} />}
    </>
  )
}

type Handlers = Record<'onEdit' | 'onIssue', (account: ServiceAccountRecord) => void>

function Accounts(handlers: Handlers) {
  const t = useTranslations('integration')
  const accounts = useApi(serviceAccounts.search, {})
  const keys = useApi(apiKeys.search, {})
  const error = accounts.error ?? keys.error
  const reload = () => Promise.all([accounts.refetch(), keys.refetch()])
  if (error) return <LoadError problem={error} retry={reload} />
  if (!accounts.data || !keys.data) return <TableSkeleton />
  if (accounts.data.total === 0) return <EmptyState title={t('empty')} text={t('emptyHint')} />
  return (
    <Stack gap="lg">
      {accounts.data.rows.map((account) => (
        <AccountCard
          key={account.id}
          account={account}
          keys={keys.data.rows.filter(({ serviceAccountId }) => serviceAccountId === account.id)}
          {...handlers}
        />
      ))}
    </Stack>
  )
}
