'use client'
import { useTranslations } from 'next-intl'
import { lookupIn } from '@/components/ui/lookup'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { useProjectLabel } from './use-project-label'

/** The label of a project that is not Active says so. */
export function useProjectLookup() {
  const t = useTranslations('workPermits.form')
  const statuses = useTranslations('projects.statuses')
  const labelOf = useProjectLabel()
  return lookupIn(workPermits.searchProjects, (project) =>
    project.status === 'Active'
      ? labelOf(project)
      : t('projectNotActive', {
          name: labelOf(project),
          status: statuses(project.status as 'Draft'),
        }),
  )
}
