'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { ListTable } from '@/components/table/list-table'
import { useRecordActions } from '@/components/table/use-record-actions'
import { ImportLink } from '@/components/imports/import-link'
import { AddButton } from '@/components/ui/add-button'
import { employers, type EmployerRecord } from '@/lib/domain/site/employers/contract'
import { route } from '@/lib/platform/access/route'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useEmployerColumns, useEmployerFilters } from './employer-columns'

const EmployerDrawer = dynamic(() =>
  fetchPart(() => import('./employer-drawer')).then((part) => part.EmployerDrawer),
)

export function EmployersScreen() {
  const t = useTranslations('employers')
  const drawer = useDrawer<EmployerRecord>()
  const nameOf = useEmployerName()
  const actionsOf = useRecordActions<EmployerRecord>(employers.remove, {
    nameOf,
    onEdit: drawer.open,
    removeText: t('removeText'),
  })
  const addButton = <AddButton onClick={() => drawer.open(null)}>{t('add')}</AddButton>
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('description')}
        actions={
          <>
            <ImportLink of="Employers" />
            {addButton}
          </>
        }
      />
      <ListTable
        contract={employers.search}
        what={t('what')}
        columns={useEmployerColumns()}
        filters={useEmployerFilters()}
        nameOf={nameOf}
        hrefOf={({ id }) => route(`/employers/${id}`)}
        actionsOf={actionsOf}
      />
      {drawer.wasOpened && <EmployerDrawer {...drawer} />}
    </>
  )
}
