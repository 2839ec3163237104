'use client'
import { Group, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { ListTable } from '@/components/table/list-table'
import { useRecordActions } from '@/components/table/use-record-actions'
import { AddButton } from '@/components/ui/add-button'
import {
  documentTemplates,
  type DocumentTemplateRecord,
} from '@/lib/domain/site/document-templates/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useActiveFilter } from './active'
import { useDocumentColumns } from './document-columns'

const DocumentDrawer = dynamic(() =>
  fetchPart(() => import('./document-drawer')).then((part) => part.DocumentDrawer),
)

export function DocumentsPanel() {
  const t = useTranslations('settings')
  const locale = useLocale()
  const drawer = useDrawer<DocumentTemplateRecord>()
  const nameOf = (named: DocumentTemplateRecord) => nameIn(locale, named)
  const actionsOf = useRecordActions(documentTemplates.remove, {
    nameOf,
    onEdit: drawer.open,
    removeText: t('documentRemoveText'),
  })
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text c="dimmed">{t('documentsText')}</Text>
        <AddButton onClick={() => drawer.open(null)}>{t('addDocument')}</AddButton>
      </Group>
      <ListTable
        contract={documentTemplates.search}
        what={t('documents')}
        filters={[useActiveFilter()]}
        nameOf={nameOf}
        onOpen={drawer.open}
        actionsOf={actionsOf}
        columns={useDocumentColumns()}
      />
      {drawer.wasOpened && <DocumentDrawer {...drawer} />}
    </>
  )
}
