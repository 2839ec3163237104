'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import type { Filter } from '@/components/table/filter'
import { StatusBadge } from '@/components/ui/status-badge'
import { TwoLines } from '@/components/ui/two-lines'
import { permitTypes, type JsaTemplateRow } from '@/lib/domain/work/jsa-templates/contract'
import { columnIn } from '@/lib/platform/i18n/names'
import { RiskChange } from '@/components/jsa-templates/risk-change'
import { useWords } from '@/components/jsa-templates/use-words'

function useSharedColumns(): Column<JsaTemplateRow>[] {
  const t = useTranslations('jsaTemplates')
  const locale = useLocale()
  const say = useWords()
  return [
    {
      key: 'name',
      header: t('name'),
      sort: columnIn(locale, 'name'),
      width: '32%',
      cell: ({ nameTh, nameEn, code }) => <TwoLines first={say(nameTh, nameEn)} second={code} />,
    },
    {
      key: 'type',
      isPlain: true,
      isOptional: true,
      header: t('type'),
      sort: 'typeCode',
      cell: ({ typeCode }) => t(`types.${typeCode}`),
    },
    {
      key: 'steps',
      isOptional: true,
      isDetail: true,
      header: t('steps'),
      isShort: true,
      cell: ({ stepCount, revision }) => (
        <TwoLines
          first={t('stepCount', { count: stepCount })}
          second={t('revision', { revision })}
        />
      ),
    },
    {
      key: 'risk',
      isPlain: true,
      isOptional: true,
      header: t('risk'),
      isShort: true,
      cell: (row) => <RiskChange {...row} />,
    },
  ]
}

export function useOwnColumns(): Column<JsaTemplateRow>[] {
  const t = useTranslations('jsaTemplates')
  const say = useWords()
  const shared = useSharedColumns()
  return [
    ...shared,
    {
      key: 'source',
      isOptional: true,
      isDetail: true,
      header: t('source'),
      width: '17%',
      cell: ({ SourceTemplateName, nameTh, nameEn }) => {
        if (!SourceTemplateName) return t('madeHere')
        const isRenamed = SourceTemplateName !== say(nameTh, nameEn)
        return <TwoLines first={t('fromSystem')} second={isRenamed ? SourceTemplateName : ''} />
      },
    },
    {
      key: 'state',
      isPlain: true,
      header: t('state'),
      isShort: true,
      cell: ({ IsEnabled }) => <EnabledBadge isEnabled={IsEnabled} />,
    },
  ]
}

export function useSystemColumns(): Column<JsaTemplateRow>[] {
  const t = useTranslations('jsaTemplates')
  const shared = useSharedColumns()
  return [
    ...shared,
    {
      key: 'imported',
      isPlain: true,
      header: t('importState'),
      isShort: true,
      cell: ({ importedTemplateId }) => (
        <StatusBadge tone={importedTemplateId ? 'good' : 'neutral'}>
          {t(importedTemplateId ? 'imported' : 'notImported')}
        </StatusBadge>
      ),
    },
  ]
}

export function EnabledBadge({ isEnabled }: { isEnabled: boolean }) {
  const t = useTranslations('jsaTemplates')
  return (
    <StatusBadge tone={isEnabled ? 'good' : 'neutral'}>
      {t(isEnabled ? 'enabled' : 'disabled')}
    </StatusBadge>
  )
}

export function useJsaFilters({ isSystem }: { isSystem: boolean }): Filter[] {
  const t = useTranslations('jsaTemplates')
  const type: Filter = {
    name: 'typeCode',
    label: t('type'),
    options: permitTypes.map((value) => ({ value, label: t(`types.${value}`) })),
  }
  const state: Filter = {
    name: 'IsEnabled',
    label: t('state'),
    options: [
      { value: 'true', label: t('enabled') },
      { value: 'false', label: t('disabled') },
    ],
  }
  return isSystem ? [type] : [type, state]
}
