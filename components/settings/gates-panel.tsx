'use client'
import { Group, Stack, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { useActiveFilter } from './active'
import { ListTable } from '@/components/table/list-table'
import { useRecordActions } from '@/components/table/use-record-actions'
import { AddButton } from '@/components/ui/add-button'
import { gates, type GateRecord } from '@/lib/domain/gate/gates/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { DevicesSection } from './devices-section'
import { useGateColumns } from './gate-columns'
import { GateRules } from './gate-rules'

const GateDrawer = dynamic(() =>
  fetchPart(() => import('./gate-drawer')).then((part) => part.GateDrawer),
)

export function GatesPanel() {
  const t = useTranslations('gates')
  const locale = useLocale()
  const drawer = useDrawer<GateRecord>()
  const nameOf = (named: GateRecord) => nameIn(locale, named)
  const actionsOf = useRecordActions(gates.remove, {
    nameOf,
    onEdit: drawer.open,
    removeText: t('gateRemoveText'),
  })
  return (
    <Stack gap="xl">
      <div>
        <Group justify="space-between" mb="md">
          <Text c="dimmed">{t('gatesText')}</Text>
          <AddButton onClick={() => drawer.open(null)}>{t('addGate')}</AddButton>
        </Group>
        <ListTable
          contract={gates.search}
          what={t('gates')}
          filters={[useActiveFilter()]}
          nameOf={nameOf}
          onOpen={drawer.open}
          actionsOf={actionsOf}
          columns={useGateColumns()}
          empty={{ title: t('noGates'), text: t('noGatesText') }}
        />
        {drawer.wasOpened && <GateDrawer {...drawer} />}
      </div>
      <DevicesSection />
      <GateRules />
    </Stack>
  )
}
