'use client'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { ErrorAlert } from '@/components/ui/error-alert'
import { jsaTemplates, type JsaTemplateRecord } from '@/lib/domain/work/jsa-templates/contract'
import { useApi } from '@/lib/platform/browser/use-api'

type Props = { id: string; children: (template: JsaTemplateRecord) => ReactNode }

/** One template once it is there; what else there is to say of it. */
export function TemplatePage({ id, children }: Props) {
  const t = useTranslations()
  const answer = useApi(jsaTemplates.get, { id })
  if (answer.data) return children(answer.data)
  if (!answer.error) return <TableSkeleton />
  const isMissing = answer.error.body.status === 400
  return (
    <>
      <BackLink href={'/jsa-templates' as Route}>{t('jsaTemplates.backToList')}</BackLink>
      <PageHeader title={t(isMissing ? 'jsaTemplates.missing' : 'jsaTemplates.title')} />
      <ErrorAlert
        problem={answer.error}
        title={t('common.loadFailed')}
        action={{ label: t('common.retry'), onClick: () => void answer.refetch() }}
      />
    </>
  )
}
