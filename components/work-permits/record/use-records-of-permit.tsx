'use client'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { EmployerName } from '@/components/lookups/employer-name'
import { RecordLink } from '@/components/record/record-link'
import { useProjectLabel } from '@/components/work-permits/form/use-project-label'
import { useNames } from '@/components/work-permits/use-names'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { route } from '@/lib/platform/access/route'

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

/** An area has no page: its name leads to the permits there. */
function AreaLink({ area }: { area: NonNullable<PermitRecord['workspaceArea']> }) {
  const nameOf = useNames()
  const permits = route(`/work-permits?keyword=${encodeURIComponent(area.code)}`)
  return (
    <Anchor component={Link} href={permits} prefetch={false} inherit>
      {area.code} · {nameOf(area)}
    </Anchor>
  )
}
