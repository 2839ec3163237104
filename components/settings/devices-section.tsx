'use client'
import { Group, Paper, Text, Title } from '@mantine/core'
import { IconLink, IconLinkOff, IconPencil } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { useDrawer } from '@/components/form/use-drawer'
import type { RowAction } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { AddButton } from '@/components/ui/add-button'
import { useConfirm } from '@/components/ui/confirm'
import { LoadError } from '@/components/ui/load-error'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { gateDevices, type GateDeviceRecord } from '@/lib/domain/gate/gate-devices/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useDeviceColumns } from './device-columns'

const DeviceDrawer = dynamic(() =>
  fetchPart(() => import('./device-drawer')).then((part) => part.DeviceDrawer),
)

const PairingDialog = dynamic(() =>
  fetchPart(() => import('./pairing-dialog')).then((part) => part.PairingDialog),
)

/** In milliseconds: a device that was just paired shows itself. */
const REFRESH = 10_000

export function DevicesSection() {
  const t = useTranslations('gates')
  const titleId = useId()
  const drawer = useDrawer<GateDeviceRecord>()
  const [pairing, setPairing] = useState<GateDeviceRecord | null>(null)
  const answer = useApi(gateDevices.search, {}, { refetchInterval: REFRESH })
  const actionsOf = useDeviceActions({ onEdit: drawer.open, onPair: setPairing })
  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" mb="md">
        <div>
          <Title order={2} id={titleId}>
            {t('devices')}
          </Title>
          <Text c="dimmed">{t('devicesText')}</Text>
        </div>
        <AddButton onClick={() => drawer.open(null)}>{t('addDevice')}</AddButton>
      </Group>
      <Paper withBorder>
        <Devices answer={answer} actionsOf={actionsOf} onOpen={drawer.open} />
      </Paper>
      {drawer.wasOpened && <DeviceDrawer {...drawer} />}
      {pairing && <PairingDialog device={pairing} onClose={() => setPairing(null)} />}
    </section>
  )
}

type DevicesProps = {
  answer: ReturnType<typeof useApi<typeof gateDevices.search>>
  actionsOf: (device: GateDeviceRecord) => RowAction[]
  onOpen: (device: GateDeviceRecord) => void
}

function Devices({ answer, actionsOf, onOpen }: DevicesProps) {
  const t = useTranslations('gates')
  const columns = useDeviceColumns()
  if (answer.error) return <LoadError problem={answer.error} retry={answer.refetch} />
  if (!answer.data) return <TableSkeleton />
  if (answer.data.total === 0)
    return (
      <Text c="dimmed" p="md">
        {t('noDevices')}
      </Text>
    )
  return (
    <DataTable
      caption={t('devices')}
      columns={columns}
      rows={answer.data.rows}
      nameOf={({ name }) => name}
      onOpen={onOpen}
      actionsOf={actionsOf}
    />
  )
}

type Handlers = Record<'onEdit' | 'onPair', (device: GateDeviceRecord) => void>

function useDeviceActions({ onEdit, onPair }: Handlers) {
  const t = useTranslations()
  const confirm = useConfirm()
  const revoking = useToastedCommand(gateDevices.revoke)
  const revoke = async ({ id, name }: GateDeviceRecord) => {
    const question = {
      title: t('gates.revokeTitle', { name }),
      text: t('gates.revokeText'),
      confirmLabel: t('gates.revoke'),
      isDestructive: true,
    }
    if (await confirm(question)) await revoking.send({ id }, t('gates.revoked', { name }))
  }
  return (device: GateDeviceRecord): RowAction[] => [
    { label: t('gates.pair'), icon: <IconLink size={16} />, onClick: () => onPair(device) },
    { label: t('common.edit'), icon: <IconPencil size={16} />, onClick: () => onEdit(device) },
    ...(device.status === 'Revoked'
      ? []
      : [
          {
            label: t('gates.revoke'),
            icon: <IconLinkOff size={16} />,
            isDestructive: true,
            onClick: () => void revoke(device),
          },
        ]),
  ]
}
