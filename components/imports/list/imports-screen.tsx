'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { ListTable } from '@/components/table/list-table'
import { imports, type ImportRecord } from '@/lib/domain/site/imports/contract'
import type { ImportKind } from '@/lib/domain/site/imports/rules'
import { route } from '@/lib/platform/access/route'
import { useImportColumns, useImportFilters } from './import-columns'
import { UploadPanel } from './upload-panel'

/** `kinds`: those that the reader may import. */
export function ImportsScreen({ kinds }: { kinds: ImportKind[] }) {
  const t = useTranslations('imports')
  return (
    <Stack gap="md">
      <PageHeader title={t('title')} hint={t('description')} />
      {kinds.length > 0 && <UploadPanel kinds={kinds} />}
      <ListTable
        contract={imports.search}
        what={t('what')}
        hasNoKeyword
        columns={useImportColumns()}
        filters={useImportFilters(kinds)}
        nameOf={({ fileName }: ImportRecord) => fileName}
        hrefOf={({ id }) => route(`/imports/${id}`)}
        empty={{ title: t('title'), text: t('emptyText') }}
      />
    </Stack>
  )
}
