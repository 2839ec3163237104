'use client'
import { useLocale, useTranslations } from 'next-intl'
import { LookupField } from '@/components/form/lookup-field'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { NameFields, SettingDrawer } from './setting-drawer'
import { useAreaLookup } from '@/components/lookups/use-area-lookup'
import { gates, type GateRecord } from '@/lib/domain/gate/gates/contract'
import { nameIn } from '@/lib/platform/i18n/names'

export function GateDrawer(drawer: DrawerOf<GateRecord>) {
  const t = useTranslations()
  const locale = useLocale()
  const area = drawer.row?.workspaceArea
  const areas = useAreaLookup({ isActive: true })
  return (
    <SettingDrawer
      {...drawer}
      contracts={gates}
      titles={{ new: t('gates.newGate'), edit: t('gates.editGate') }}
      blank={{ code: '', workspaceAreaId: null }}
    >
      <TextField name="code" label={t('settings.code')} required maxLength={30} />
      <NameFields />
      <LookupField
        name="workspaceAreaId"
        label={t('gates.leadsTo')}
        description={t('gates.leadsToHint')}
        lookup={areas}
        known={area && { id: area.id, label: nameIn(locale, area) }}
      />
    </SettingDrawer>
  )
}
