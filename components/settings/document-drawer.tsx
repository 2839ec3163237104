'use client'
import { useTranslations } from 'next-intl'
import { DocumentField } from '@/components/assets/document-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import {
  documentTemplates,
  type DocumentTemplateRecord,
} from '@/lib/domain/site/document-templates/contract'
import { NameFields, SettingDrawer } from './setting-drawer'

export function DocumentDrawer(drawer: DrawerOf<DocumentTemplateRecord>) {
  const t = useTranslations('settings')
  return (
    <SettingDrawer
      {...drawer}
      contracts={documentTemplates}
      titles={{ new: t('newDocument'), edit: t('editDocument') }}
      blank={{ asset: null }}
    >
      <NameFields />
      <DocumentField name="asset" label={t('file')} />
    </SettingDrawer>
  )
}
