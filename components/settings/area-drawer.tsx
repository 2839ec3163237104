'use client'
import { useTranslations } from 'next-intl'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import {
  workspaceAreas,
  type WorkspaceAreaRecord,
} from '@/lib/domain/site/workspace-areas/contract'
import { NameFields, SettingDrawer } from './setting-drawer'

export function AreaDrawer(drawer: DrawerOf<WorkspaceAreaRecord>) {
  const t = useTranslations('settings')
  return (
    <SettingDrawer
      {...drawer}
      contracts={workspaceAreas}
      titles={{ new: t('newArea'), edit: t('editArea') }}
      blank={{ code: '' }}
    >
      <TextField name="code" label={t('code')} required maxLength={30} />
      <NameFields />
    </SettingDrawer>
  )
}
