'use client'
import { Anchor } from '@mantine/core'
import type { Route } from 'next'
import Link from 'next/link'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { useSubject } from '@/components/tasks/form/use-subject'

/** Which subject pages the reader may open. */
export type SubjectPages = { project: boolean; employer: boolean }
type Kind = keyof SubjectPages | 'permit'

/** The page of a task's subject; null where the reader has no access to it. */
export function pageOfSubject(
  { projectId, employerId, workPermitId }: TaskRecord,
  opens: SubjectPages,
): { kind: Kind; href: Route } | null {
  // A task of a permit has the id of the permit's project, too.
  if (workPermitId) return { kind: 'permit', href: `/work-permits/${workPermitId}` as Route }
  if (projectId && opens.project)
    return { kind: 'project', href: `/projects/${projectId}` as Route }
  if (employerId && opens.employer)
    return { kind: 'employer', href: `/employers/${employerId}?edit` as Route }
  return null
}

export function SubjectLink({ task, opens }: { task: TaskRecord; opens: SubjectPages }) {
  const subject = useSubject()(task)
  const page = pageOfSubject(task, opens)
  if (!page) return subject
  return (
    <Anchor component={Link} href={page.href} inherit>
      {subject}
    </Anchor>
  )
}
