'use client'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { TwoLines } from '@/components/ui/two-lines'
import type { PrivacyRequestRecord } from '@/lib/domain/people/privacy-requests/contract'
import { formatDay } from '@/lib/platform/dates/format'
import { DaysLeft, RequestStatus } from './request-status'
import { useDataSubject } from './use-data-subject'

export function useRequestColumns() {
  const t = useTranslations('privacyRequests')
  const dates = useDateStyle()
  const { nameOf, stateOf } = useDataSubject()
  return {
    person: {
      key: 'person',
      header: t('person'),
      sort: 'person',
      cell: (row) => (
        <TwoLines
          first={nameOf(row)}
          second={[row.person && row.personCode, stateOf(row)].filter(Boolean).join(' · ') || null}
        />
      ),
    },
    kind: {
      key: 'kind',
      header: t('kind'),
      isPlain: true,
      cell: ({ kind }) => t(`kinds.${kind}`),
    },
    receivedAt: {
      key: 'receivedAt',
      header: t('receivedAt'),
      sort: 'receivedAt',
      isShort: true,
      isOptional: true,
      isDetail: true,
      cell: ({ receivedAt }) => formatDay(dates, receivedAt),
    },
    dueAt: {
      key: 'dueAt',
      header: t('dueAt'),
      sort: 'dueAt',
      isShort: true,
      cell: (row) => (
        <div>
          {formatDay(dates, row.dueAt)}
          <DaysLeft daysLeft={row.daysLeft} />
        </div>
      ),
    },
    status: {
      key: 'status',
      header: t('status'),
      sort: 'status',
      isShort: true,
      isPlain: true,
      cell: (row) => <RequestStatus status={row.status} />,
    },
  } satisfies Record<string, Column<PrivacyRequestRecord>>
}
