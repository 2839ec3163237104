'use client'
import { Anchor } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { assetUrl } from '@/components/assets/asset-url'
import type { Column } from '@/components/table/column'
import { TwoNames } from '@/components/ui/two-names'
import type { DocumentTemplateRecord } from '@/lib/domain/site/document-templates/contract'
import { ActiveBadge } from './active'
import { columnIn } from '@/lib/platform/i18n/names'

export function useDocumentColumns(): Column<DocumentTemplateRecord>[] {
  const t = useTranslations('settings')
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t('document'),
      sort: columnIn(locale, 'name'),
      cell: ({ nameTh, nameEn }) => <TwoNames th={nameTh} en={nameEn} />,
    },
    { key: 'file', header: t('file'), cell: (row) => <FileLink {...row} /> },
    {
      key: 'isActive',
      isPlain: true,
      header: t('status'),
      isShort: true,
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    },
  ]
}

function FileLink({ asset }: DocumentTemplateRecord) {
  const t = useTranslations('settings')
  if (!asset) return t('noFile')
  return (
    <Anchor href={assetUrl(asset.id)} download inherit>
      {asset.fileName}
    </Anchor>
  )
}
