'use client'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { useQueryState } from '@/components/table/use-list'
import { IntentLink } from '@/components/ui/intent-link'
import { PermitTabs, viewOf } from './permit-tabs'
import { PermitBoard } from './permit-board'
import { usePermitFilters } from './permit-columns'
import { PermitList } from './permit-list'

export function PermitsScreen() {
  const t = useTranslations('workPermits')
  const view = viewOf(useQueryState().query)
  const filters = usePermitFilters()
  const addButton = (
    <Button
      component={IntentLink}
      href="/work-permits/new"
      leftSection={<IconPlus size={18} />}
      data-makes-new
    >
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
        list={<PermitList filters={filters} />}
        board={<PermitBoard filters={filters} />}
      />
    </>
  )
}
