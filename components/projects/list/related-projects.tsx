'use client'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { useProjectName } from '@/components/projects/use-project-name'
import { RelatedRecords } from '@/components/record/related-records'
import { projects } from '@/lib/domain/work/projects/contract'
import { route } from '@/lib/platform/access/route'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useProjectColumns } from './project-columns'

type Props = {
  input: InputOf<typeof projects.search>
  empty: string
  /** The list that finds them. */
  all: Route
}

/** As many as fit beside the facts of the company. */
const shown = ['name', 'prNo', 'status']

/** The projects of another record. */
export function RelatedProjects(props: Props) {
  const t = useTranslations('projects')
  return (
    <RelatedRecords
      title={t('title')}
      contract={projects.search}
      columns={useProjectColumns().filter(({ key }) => shown.includes(key))}
      nameOf={useProjectName()}
      hrefOf={({ id }) => route(`/projects/${id}`)}
      {...props}
    />
  )
}
