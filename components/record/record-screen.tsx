'use client'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { isMissing } from './is-missing'

type Props<Row> = {
  answer: { data: Row | undefined; error: ApiProblem | null; refetch: () => unknown }
  /** The list of such records, if the reader has access to it. */
  back?: { href: Route; label: string }
  /** Title of the page when the record could not be read. */
  title: string
  missing?: { title: string; hint?: string }
  children: (row: Row) => ReactNode
}

/** A record once it is loaded; before that loading, missing, or failed with a retry. */
export function RecordScreen<Row>({ answer, back, title, missing, children }: Props<Row>) {
  const t = useTranslations('common')
  const { data, error, refetch } = answer
  if (data !== undefined && !isMissing(error)) return children(data)
  if (!error) return <TableSkeleton />
  const isGone = isMissing(error) && missing
  return (
    <>
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      {isGone ? (
        <PageHeader title={missing.title} description={missing.hint ?? t('missingHint')} />
      ) : (
        <>
          <PageHeader title={title} />
          <LoadError problem={error} retry={refetch} />
        </>
      )}
    </>
  )
}
