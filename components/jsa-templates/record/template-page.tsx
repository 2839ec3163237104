'use client'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { RecordScreen } from '@/components/record/record-screen'
import { jsaTemplates, type JsaTemplateRecord } from '@/lib/domain/work/jsa-templates/contract'
import { useApi } from '@/lib/platform/browser/use-api'

type Props = { id: string; children: (template: JsaTemplateRecord) => ReactNode }

export function TemplatePage({ id, children }: Props) {
  const t = useTranslations('jsaTemplates')
  const answer = useApi(jsaTemplates.get, { id })
  return (
    <RecordScreen
      answer={answer}
      back={{ href: '/jsa-templates' as Route, label: t('backToList') }}
      title={t('title')}
      missing={{ title: t('missing') }}
    >
      {children}
    </RecordScreen>
  )
}
