'use client'
import { Alert, Button } from '@mantine/core'
import { IconInfoCircle, IconMailOpened, IconRefresh } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import type { RowAction } from '@/components/table/column'
import { ListView } from '@/components/table/list-view'
import { SelectionBar } from '@/components/table/selection-bar'
import { useList } from '@/components/table/use-list'
import { useSelection } from '@/components/table/use-selection'
import { useMany } from '@/components/workflow/use-many'
import {
  noticeDeliveries,
  type DeliveryRecord,
} from '@/lib/domain/people/notice-deliveries/contract'
import { MOST_AT_ONCE } from '@/lib/platform/contract/bounds'
import { nameIn } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useDeliveryColumns } from './delivery-columns'
import { useDeliveryFilters } from './use-delivery-filters'

const DeliveryDrawer = dynamic(() =>
  fetchPart(() => import('./delivery-drawer')).then((part) => part.DeliveryDrawer),
)

/** `isKept`: no mail server is configured, so that no e-mail leaves the system. */
export function DeliveriesScreen({ isKept }: { isKept: boolean }) {
  const t = useTranslations('noticeDeliveries')
  const locale = useLocale()
  const drawer = useDrawer<DeliveryRecord>()
  const nameOf = ({ title, to }: DeliveryRecord) => `${title} · ${nameIn(locale, to)}`
  const list = useList(noticeDeliveries.search)
  const mayRetry = ({ can, channel }: DeliveryRecord) =>
    can.retry && !(isKept && channel === 'Email')
  const selection = useSelection(list.answer.data?.rows ?? [], mayRetry, list)
  const many = useMany(noticeDeliveries.retry, nameOf)
  const retry = async (rows: DeliveryRecord[]) => {
    const input = { ids: rows.map(({ id }) => id) }
    await many.send({ rows, input, done: t('retried', { count: rows.length }) })
    selection.deselect(rows)
  }
  const actionsOf = (row: DeliveryRecord): RowAction[] => [
    { label: t('read'), icon: <IconMailOpened size={16} />, onClick: () => drawer.open(row) },
    ...(mayRetry(row)
      ? [
          {
            label: t('retry'),
            icon: <IconRefresh size={16} />,
            onClick: () => void retry([row]),
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
      <ListView
        list={list}
        what={t('what')}
        filters={useDeliveryFilters()}
        empty={{ title: t('empty'), text: t('emptyHint') }}
        lead={many.outcome}
        nameOf={nameOf}
        onOpen={drawer.open}
        actionsOf={actionsOf}
        selection={selection}
        columns={useDeliveryColumns()}
      />
      <SelectionBar selection={selection}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={many.isSending}
          disabled={selection.rows.length > MOST_AT_ONCE}
          onClick={() => void retry(selection.rows)}
        >
          {t('retryMany', { count: selection.rows.length })}
        </Button>
      </SelectionBar>
      {drawer.wasOpened && (
        <DeliveryDrawer
          {...drawer}
          isKept={isKept}
          isSending={many.isSending}
          onRetry={(row) => void retry([row])}
        />
      )}
    </>
  )
}
