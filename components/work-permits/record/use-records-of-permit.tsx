'use client'
import { useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import { AreaLink } from '@/components/record/area-link'
import { RecordLink } from '@/components/record/record-link'
import { useProjectLabel } from '@/components/work-permits/form/use-project-label'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'

/** The records that a permit belongs to, as the lines of a definition list. */
export function useRecordsOfPermit({ project, contractor, workspaceArea, task }: PermitRecord) {
  const t = useTranslations('workPermits')
  const projectLabel = useProjectLabel()
  return [
    {
      term: t('project'),
      value: project && (
        <RecordLink type="project" of={project.id}>
          {projectLabel(project)}
        </RecordLink>
      ),
    },
    {
      term: t('contractor'),
      value: contractor && (
        <RecordLink type="employer" of={contractor.id}>
          <EmployerName of={contractor} />
        </RecordLink>
      ),
    },
    { term: t('area'), value: workspaceArea && <AreaLink area={workspaceArea} /> },
    ...(task
      ? [
          {
            term: t('task'),
            value: (
              <RecordLink type="task" of={task.canOpen ? task.id : null}>
                {task.refId} · {task.title}
              </RecordLink>
            ),
          },
        ]
      : []),
  ]
}
