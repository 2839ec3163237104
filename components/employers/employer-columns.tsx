'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import type { Column } from '@/components/table/column'
import type { Filter } from '@/components/table/filter'
import { TwoLines } from '@/components/ui/two-lines'
import { TwoNames } from '@/components/ui/two-names'
import {
  employerKinds,
  employerStatuses,
  type EmployerRecord,
} from '@/lib/domain/site/employers/contract'
import { hasName } from '@/lib/domain/site/employers/rules'
import { columnIn } from '@/lib/platform/i18n/names'
import { EmployerStatusBadge } from './employer-status'

export function useEmployerColumns(): Column<EmployerRecord>[] {
  const t = useTranslations('employers')
  const locale = useLocale()
  const nameOf = useEmployerName()
  return [
    {
      key: 'name',
      header: t('name'),
      sort: columnIn(locale, 'name'),
      cell: (employer) =>
        hasName(employer) ? (
          <TwoNames th={employer.nameTh} en={employer.nameEn} />
        ) : (
          nameOf(employer)
        ),
    },
    {
      key: 'kind',
      isPlain: true,
      isOptional: true,
      header: t('kind'),
      sort: 'kind',
      isShort: true,
      cell: ({ kind }) => t(`kinds.${kind}`),
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      sort: 'status',
      isShort: true,
      cell: ({ status }) => <EmployerStatusBadge status={status} />,
    },
    {
      key: 'taxId',
      isDetail: true,
      isOptional: true,
      header: t('taxId'),
      cell: ({ taxId }) => taxId ?? '–',
    },
    {
      key: 'contact',
      isDetail: true,
      isOptional: true,
      header: t('contact'),
      cell: (row) => <ContactOf {...row} />,
    },
  ]
}

const ContactOf = ({ phone, contactEmail }: EmployerRecord) => (
  <TwoLines first={phone ?? (contactEmail ? null : '–')} second={contactEmail} />
)

export function useEmployerFilters(): Filter[] {
  const t = useTranslations('employers')
  return [
    {
      name: 'kind',
      label: t('kind'),
      options: employerKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    },
    {
      name: 'status',
      label: t('status'),
      options: employerStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
  ]
}
