'use client'
import { useLocale, useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import { useAreaLookup } from '@/components/lookups/use-area-lookup'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { useWithChosen } from '@/components/lookups/use-with-chosen'
import type { Column } from '@/components/table/column'
import type { Filter } from '@/components/table/filter'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge } from '@/components/ui/status-badge'
import { TwoLines } from '@/components/ui/two-lines'
import type { Headcount, StayRecord } from '@/lib/domain/gate/gate/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'

export const stayName = (locale: Locale, { person, guest }: StayRecord): string =>
  person ? nameIn(locale, person) : (guest?.name ?? '')

export function useStayColumns(): Column<StayRecord>[] {
  const t = useTranslations('onSite')
  const locale = useLocale()
  const style = useDateStyle()
  const underName = ({ person, guest }: StayRecord) =>
    person?.code ?? (guest && t('escortedBy', { name: nameIn(locale, guest.escort) }))
  return [
    {
      key: 'name',
      header: t('name'),
      sort: 'name',
      cell: (stay) => <TwoLines first={stayName(locale, stay)} second={underName(stay)} />,
    },
    {
      key: 'employer',
      isPlain: true,
      isOptional: true,
      header: t('company'),
      sort: 'employer',
      isDetail: ({ employer, guest }) => !(employer ?? guest?.company),
      cell: ({ employer, guest }) =>
        employer ? <EmployerName of={employer} /> : (guest?.company ?? '–'),
    },
    {
      key: 'area',
      isPlain: true,
      isOptional: true,
      header: t('area'),
      cell: ({ workspaceArea }) => workspaceArea && nameIn(locale, workspaceArea),
    },
    {
      key: 'inAt',
      isPlain: true,
      isOptional: true,
      header: t('since'),
      sort: 'inAt',
      isShort: true,
      cell: ({ inAt }) => formatInstant(style, inAt),
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      isShort: true,
      cell: ({ isOverstay }) =>
        isOverstay && <StatusBadge tone="warning">{t('overstay')}</StatusBadge>,
    },
  ]
}

/** Companies and areas that have anybody on site, and those that are chosen. */
export function useStayFilters(heads: Headcount | undefined, query: URLSearchParams): Filter[] {
  const t = useTranslations('onSite')
  const employerName = useEmployerName()
  const optionsOf = (groups: Headcount['byArea'] = []) =>
    groups.flatMap((group) => (group.id ? [{ value: group.id, label: employerName(group) }] : []))
  const chosen = (name: string) => (heads ? query.get(name) : null)
  const companies = optionsOf(heads?.byEmployer)
  const areas = optionsOf(heads?.byArea)
  return [
    {
      name: 'employerId',
      label: t('company'),
      options: useWithChosen(companies, chosen('employerId'), useEmployerLookup()),
    },
    {
      name: 'workspaceAreaId',
      label: t('area'),
      options: useWithChosen(areas, chosen('workspaceAreaId'), useAreaLookup()),
    },
    {
      name: 'isOverstay',
      label: t('status'),
      options: [
        { value: 'true', label: t('overstay') },
        { value: 'false', label: t('within') },
      ],
    },
  ]
}
