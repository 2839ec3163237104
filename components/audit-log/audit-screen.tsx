'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { ListTable } from '@/components/table/list-table'
import { useQueryState } from '@/components/table/use-list'
import { ExportButtons } from '@/components/ui/export-buttons'
import { auditLog, type AuditRecord } from '@/lib/domain/insight/audit-log/contract'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useAuditColumns } from './audit-columns'
import { auditInput } from './audit-input'
import { OneRecord } from './one-record'
import { useAuditFilters } from './use-audit-filters'
import { useAuditWords } from './use-audit-words'

const AuditDrawer = dynamic(() =>
  fetchPart(() => import('./audit-drawer')).then((part) => part.AuditDrawer),
)

export function AuditScreen() {
  const t = useTranslations('audit')
  const words = useAuditWords()
  const drawer = useDrawer<AuditRecord>()
  const { query } = useQueryState()
  const { page: _page, pageSize: _pageSize, ...exported } = auditInput(query)
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={<ExportButtons xlsx={{ contract: auditLog.exportXlsx, input: exported }} />}
        hint={t('description')}
      />
      <ListTable
        contract={auditLog.search}
        inputOf={auditInput}
        what={t('what')}
        lead={<OneRecord />}
        filters={useAuditFilters(query.get('subjectType'))}
        nameOf={words.sentence}
        onOpen={drawer.open}
        columns={useAuditColumns()}
      />
      {drawer.wasOpened && <AuditDrawer {...drawer} />}
    </>
  )
}
