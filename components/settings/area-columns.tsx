'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { TwoNames } from '@/components/ui/two-names'
import type { WorkspaceAreaRecord } from '@/lib/domain/site/workspace-areas/contract'
import { ActiveBadge } from './active'
import { columnIn } from '@/lib/platform/i18n/names'

export function useAreaColumns(): Column<WorkspaceAreaRecord>[] {
  const t = useTranslations('settings')
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t('area'),
      sort: columnIn(locale, 'name'),
      cell: ({ nameTh, nameEn }) => <TwoNames th={nameTh} en={nameEn} />,
    },
    { key: 'code', isPlain: true, header: t('code'), sort: 'code', cell: ({ code }) => code },
    {
      key: 'isActive',
      isPlain: true,
      header: t('status'),
      isShort: true,
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    },
  ]
}
