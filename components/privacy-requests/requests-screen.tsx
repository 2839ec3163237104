'use client'
import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import type { Filter } from '@/components/table/filter'
import { listInput } from '@/components/table/list-input'
import { ListView } from '@/components/table/list-view'
import { useList } from '@/components/table/use-list'
import { AddButton } from '@/components/ui/add-button'
import { ExportButtons } from '@/components/ui/export-buttons'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { privacyRequestKinds } from '@/lib/domain/people/privacy-requests/rules'
import { privacyRequestStatuses } from '@/lib/domain/people/privacy-requests/workflow'
import { useRequestColumns } from './request-columns'
import { useRequestDrawers } from './use-request-drawers'
import { useDataSubject } from './use-data-subject'

export function RequestsScreen() {
  const t = useTranslations('privacyRequests')
  const { person, kind, receivedAt, dueAt, status } = useRequestColumns()
  const { nameOf } = useDataSubject()
  const { open, add, drawers } = useRequestDrawers()
  const list = useList(privacyRequests.search)
  const { page: _page, pageSize: _size, ...asked } = listInput(privacyRequests.search, list.query)
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        actions={
          <>
            <ExportButtons xlsx={{ contract: privacyRequests.exportXlsx, input: asked }} />
            <AddButton onClick={add}>{t('add')}</AddButton>
          </>
        }
      />
      <ListView
        list={list}
        what={t('what')}
        columns={[person, kind, receivedAt, dueAt, status]}
        filters={useRequestFilters()}
        empty={{ title: t('empty'), text: t('emptyHint') }}
        nameOf={(row) => `${nameOf(row)} · ${t(`kinds.${row.kind}`)}`}
        onOpen={open}
      />
      {drawers}
    </>
  )
}

function useRequestFilters(): Filter[] {
  const t = useTranslations('privacyRequests')
  return [
    {
      name: 'status',
      label: t('status'),
      options: privacyRequestStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      name: 'kind',
      label: t('kind'),
      options: privacyRequestKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      name: 'isOverdue',
      label: t('isOverdue'),
      options: [
        { value: 'true', label: t('late') },
        { value: 'false', label: t('inTime') },
      ],
    },
  ]
}
