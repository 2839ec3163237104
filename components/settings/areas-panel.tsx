'use client'
import { Group, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { ListTable } from '@/components/table/list-table'
import { useRecordActions } from '@/components/table/use-record-actions'
import { AddButton } from '@/components/ui/add-button'
import {
  workspaceAreas,
  type WorkspaceAreaRecord,
} from '@/lib/domain/site/workspace-areas/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useAreaColumns } from './area-columns'
import { useActiveFilter } from './active'

const AreaDrawer = dynamic(() =>
  fetchPart(() => import('./area-drawer')).then((part) => part.AreaDrawer),
)

export function AreasPanel() {
  const t = useTranslations('settings')
  const locale = useLocale()
  const drawer = useDrawer<WorkspaceAreaRecord>()
  const nameOf = (named: WorkspaceAreaRecord) => nameIn(locale, named)
  const actionsOf = useRecordActions(workspaceAreas.remove, {
    nameOf,
    onEdit: drawer.open,
    removeText: t('areaRemoveText'),
  })
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text c="dimmed">{t('areasText')}</Text>
        <AddButton onClick={() => drawer.open(null)}>{t('addArea')}</AddButton>
      </Group>
      <ListTable
        contract={workspaceAreas.search}
        what={t('areas')}
        filters={[useActiveFilter()]}
        nameOf={nameOf}
        onOpen={drawer.open}
        actionsOf={actionsOf}
        columns={useAreaColumns()}
      />
      {drawer.wasOpened && <AreaDrawer {...drawer} />}
    </>
  )
}
