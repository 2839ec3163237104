'use client'
import { useLocale, useTranslations } from 'next-intl'
import { LookupField } from '@/components/form/lookup-field'
import { RecordFormDrawer } from '@/components/form/record-form-drawer'
import { reloadOf } from '@/components/form/reload-of'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { lookupIn } from '@/components/ui/lookup'
import { gateDevices, type GateDeviceRecord } from '@/lib/domain/gate/gate-devices/contract'
import { gates } from '@/lib/domain/gate/gates/contract'
import { nameIn } from '@/lib/platform/i18n/names'

export function DeviceDrawer({ row, isOpen, close }: DrawerOf<GateDeviceRecord>) {
  const t = useTranslations('gates')
  const locale = useLocale()
  const lookup = lookupIn(gates.search, (named) => nameIn(locale, named), {
    isActive: true,
    sort: 'code',
  })
  return (
    <RecordFormDrawer
      title={t(row ? 'editDevice' : 'newDevice')}
      isOpen={isOpen}
      close={close}
      contract={gateDevices.save}
      values={row ?? {}}
      reload={reloadOf(gateDevices.search, row)}
    >
      <TextField
        name="name"
        label={t('deviceName')}
        description={t('deviceNameHint')}
        required
        maxLength={100}
      />
      <LookupField
        name="gateId"
        label={t('gate')}
        required
        lookup={lookup}
        known={row && { id: row.gate.id, label: nameIn(locale, row.gate) }}
      />
    </RecordFormDrawer>
  )
}
