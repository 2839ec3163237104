'use client'
import { Alert } from '@mantine/core'
import { IconInfoCircle, IconMailOpened, IconRefresh } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import type { RowAction } from '@/components/table/column'
import { ListTable } from '@/components/table/list-table'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { mailOutbox, type MailRecord } from '@/lib/domain/people/mail-outbox/contract'
import { mailStatuses } from '@/lib/domain/people/mail-outbox/workflow'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useMailColumns } from './mail-columns'

const MailDrawer = dynamic(() =>
  fetchPart(() => import('./mail-drawer')).then((part) => part.MailDrawer),
)

/** `isKept`: no mail server is configured, so that mails are stored but never sent. */
export function MailsScreen({ isKept }: { isKept: boolean }) {
  const t = useTranslations('mail')
  const drawer = useDrawer<MailRecord>()
  const retry = useToastedCommand(mailOutbox.retry)
  const actionsOf = (mail: MailRecord): RowAction[] => [
    { label: t('read'), icon: <IconMailOpened size={16} />, onClick: () => drawer.open(mail) },
    ...(mail.can.retry && !isKept
      ? [
          {
            label: t('commands.retry.label'),
            icon: <IconRefresh size={16} />,
            onClick: () => void retry.send({ id: mail.id }, t('commands.retry.done')),
          },
        ]
      : []),
  ]
  return (
    <>
      <PageHeader title={t('title')} hint={t('description')} />
      {isKept && (
        <Alert icon={<IconInfoCircle />} mb="md">
          {t('noServer')}
        </Alert>
      )}
      <ListTable
        contract={mailOutbox.search}
        what={t('what')}
        filters={[
          {
            name: 'status',
            label: t('status'),
            options: mailStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
        ]}
        empty={{ title: t('empty'), text: t('emptyHint') }}
        nameOf={({ toAddress }) => toAddress}
        onOpen={drawer.open}
        actionsOf={actionsOf}
        columns={useMailColumns()}
      />
      {drawer.wasOpened && <MailDrawer {...drawer} isKept={isKept} />}
    </>
  )
}
