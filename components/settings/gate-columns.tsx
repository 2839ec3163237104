'use client'
import { useLocale, useTranslations } from 'next-intl'
import { ActiveBadge } from './active'
import type { Column } from '@/components/table/column'
import { TwoNames } from '@/components/ui/two-names'
import type { GateRecord } from '@/lib/domain/gate/gates/contract'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'

export function useGateColumns(): Column<GateRecord>[] {
  const t = useTranslations()
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t('gates.gate'),
      sort: columnIn(locale, 'name'),
      cell: ({ nameTh, nameEn }) => <TwoNames th={nameTh} en={nameEn} />,
    },
    {
      key: 'code',
      isPlain: true,
      header: t('settings.code'),
      sort: 'code',
      cell: ({ code }) => code,
    },
    {
      key: 'area',
      isPlain: true,
      header: t('gates.leadsTo'),
      cell: ({ workspaceArea }) =>
        workspaceArea ? nameIn(locale, workspaceArea) : t('gates.boundary'),
    },
    {
      key: 'isActive',
      isPlain: true,
      header: t('settings.status'),
      isShort: true,
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    },
  ]
}
