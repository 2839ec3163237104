'use client'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { PageHeader } from '@/components/layout/page-header'
import { ListTable } from '@/components/table/list-table'
import { useQueryState } from '@/components/table/use-list'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { PermitTabs, viewOf } from './permit-tabs'
import { PermitBoard } from './permit-board'
import { usePermitColumns, usePermitFilters } from './permit-columns'
import { permitsInput } from './permits-input'

export function PermitsScreen() {
  const t = useTranslations('workPermits')
  const view = viewOf(useQueryState().query)
  const columns = usePermitColumns()
  const filters = usePermitFilters()
  const addButton = (
    <Button component={Link} href="/work-permits/new" leftSection={<IconPlus size={18} />}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        tabTitle={view === 'list' ? undefined : `${t(`views.${view}`)} · ${t('title')}`}
        hint={t('description')}
        actions={addButton}
      />
      <PermitTabs
        list={
          <ListTable
            contract={workPermits.search}
            inputOf={permitsInput}
            what={t('what')}
            columns={columns}
            filters={filters}
            empty={{ title: t('empty'), text: t('emptyHint') }}
            nameOf={({ permitNo }) => permitNo}
            hrefOf={({ id }) => `/work-permits/${id}` as Route}
          />
        }
        board={<PermitBoard filters={filters} />}
      />
    </>
  )
}
