'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FEW_ROWS } from '@/components/record/few-rows'
import { RelatedTable } from '@/components/record/related-table'
import { useProjectName } from '@/components/projects/use-project-name'
import { projects } from '@/lib/domain/work/projects/contract'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import { useProjectColumns } from './project-columns'

/** As many as fit beside the facts of the company. */
const shown = ['name', 'prNo', 'status']

/** The projects of a company, out of all: the endpoint has no filters. */
export function RelatedProjects({ employerId, empty }: { employerId: string; empty: string }) {
  const t = useTranslations('projects')
  const nameOf = useProjectName()
  const columns = useProjectColumns()
  const [isWhole, setWhole] = useState(false)
  const { data, error, refetch } = useApi(projects.search, {})
  const own = data?.rows.filter((row) => row.employerId === employerId)
  const rows = own?.toSorted((one, other) => other.startDate.localeCompare(one.startDate))
  return (
    <RelatedTable
      title={t('title')}
      found={rows && { rows: isWhole ? rows : rows.slice(0, FEW_ROWS), total: rows.length }}
      error={error}
      retry={refetch}
      columns={columns.filter(({ key }) => shown.includes(key))}
      empty={empty}
      nameOf={nameOf}
      hrefOf={({ id }) => route(`/projects/${id}`)}
      onMore={() => setWhole(true)}
    />
  )
}
