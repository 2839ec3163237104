'use client'
import { useLocale, useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import type { Column } from '@/components/table/column'
import type { Filter } from '@/components/table/filter'
import { trainingStatuses, type PersonRecord } from '@/lib/domain/people/persons/contract'
import { columnIn } from '@/lib/platform/i18n/names'
import { PersonName } from './person-name'
import { TrainingStatus } from './training-status'

/** `isOneEmployer`: the reader sees one employer's people only and needs neither its name nor a filter by it. */
type Reader = { isOneEmployer: boolean }

export function usePersonColumns({ isOneEmployer }: Reader): Column<PersonRecord>[] {
  const t = useTranslations('persons')
  const locale = useLocale()
  const employer: Column<PersonRecord> = {
    key: 'employer',
    isPlain: true,
    isOptional: true,
    header: t('employer'),
    width: '20%',
    isDetail: ({ employer }) => !employer,
    cell: ({ employer: of }) => <EmployerName of={of} />,
  }
  return [
    {
      key: 'name',
      header: t('name'),
      sort: columnIn(locale, 'firstName'),
      cell: (person) => <PersonName person={person} />,
    },
    ...(isOneEmployer ? [] : [employer]),
    {
      key: 'code',
      isPlain: true,
      isOptional: true,
      header: t('code'),
      isShort: true,
      cell: ({ code }) => code,
    },
    {
      key: 'nationalId',
      isOptional: true,
      isDetail: true,
      header: t('nationalIdShort'),
      isShort: true,
      cell: ({ nationalId }) => nationalId ?? '–',
    },
    {
      key: 'training',
      isPlain: true,
      header: t('training'),
      sort: 'TrainingStatus',
      isShort: true,
      cell: (person) => <TrainingStatus {...person} />,
    },
    {
      key: 'phone',
      isExtra: true,
      header: t('phone'),
      isShort: true,
      cell: ({ phone }) => phone ?? '–',
    },
    {
      key: 'nationality',
      isExtra: true,
      header: t('nationality'),
      cell: ({ nationality }) => nationality ?? '–',
    },
  ]
}

export function usePersonFilters({ isOneEmployer }: Reader): Filter[] {
  const t = useTranslations('persons')
  const employers = useEmployerLookup()
  const byStatus = {
    name: 'TrainingStatus',
    label: t('training'),
    options: trainingStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
  }
  const byEmployer = { name: 'employerId', label: t('employer'), lookup: employers }
  return isOneEmployer ? [byStatus] : [byEmployer, byStatus]
}
