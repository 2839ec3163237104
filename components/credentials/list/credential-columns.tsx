'use client'
import { useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { Name } from '@/components/ui/name'
import { TwoLines } from '@/components/ui/two-lines'
import type { CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'
import { formatDay } from '@/lib/platform/dates/format'
import { CredentialStatusBadge, DaysLeft } from './credential-status'

type Key = 'holder' | 'type' | 'expiresOn' | 'status'
type Columns = Record<Key, Column<CredentialRecord>>

export function useCredentialColumns(): Columns {
  const t = useTranslations('credentials')
  const dates = useDateStyle()
  return {
    holder: {
      key: 'holder',
      header: t('holder'),
      sort: 'subject',
      cell: ({ person, employer }) =>
        person ? (
          <TwoLines
            first={<Name of={person} />}
            second={employer && <EmployerName of={employer} />}
          />
        ) : (
          <EmployerName of={employer} />
        ),
    },
    type: {
      key: 'type',
      isPlain: true,
      isOptional: true,
      header: t('type'),
      sort: 'type',
      cell: ({ type, number }) => <TwoLines first={<Name of={type} />} second={number} />,
    },
    expiresOn: {
      key: 'expiresOn',
      isOptional: true,
      header: t('expiresOn'),
      sort: 'expiresOn',
      isShort: true,
      cell: ({ expiresOn }) => (expiresOn ? formatDay(dates, expiresOn) : t('noEnd')),
    },
    status: {
      key: 'status',
      isPlain: true,
      header: t('status'),
      sort: 'status',
      cell: (row) => (
        <span>
          <CredentialStatusBadge {...row} />
          <DaysLeft {...row} />
        </span>
      ),
    },
  }
}

/** For a table that has an order of its own. */
export const inOwnOrder = (columns: Column<CredentialRecord>[]): Column<CredentialRecord>[] =>
  columns.map((column) => ({ ...column, sort: undefined }))
