'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RecordScreen } from '@/components/record/record-screen'
import { jsaTemplates, type JsaTemplateRecord } from '@/lib/domain/work/jsa-templates/contract'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'

type Props = { id: string; children: (template: JsaTemplateRecord) => ReactNode }

export function TemplatePage({ id, children }: Props) {
  const t = useTranslations('jsaTemplates')
  const answer = useApi(jsaTemplates.get, { id })
  return (
    <RecordScreen
      answer={answer}
      back={{ href: route('/jsa-templates'), label: t('backToList') }}
      title={t('title')}
      missing={{ title: t('missing') }}
    >
      {children}
    </RecordScreen>
  )
}
