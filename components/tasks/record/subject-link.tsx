'use client'
import { Anchor } from '@mantine/core'
import type { Route } from 'next'
import Link from 'next/link'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { useSubject } from '@/components/tasks/form/use-subject'

/** The pages of what tasks are about, as far as the reader is offered them. */
export type SubjectPages = { project: boolean; employer: boolean }
type Kind = keyof SubjectPages | 'permit'

/** Where what the task is about is looked at and filled in; null where this reader has no such page. */
export function pageOfSubject(
  { projectId, employerId, workPermitId, subject }: TaskRecord,
  opens: SubjectPages,
): { kind: Kind; href: Route } | null {
  // A permit has its project's id, too.
  if (workPermitId) return { kind: 'permit', href: `/work-permits/${workPermitId}` as Route }
  if (projectId && opens.project)
    return { kind: 'project', href: `/projects/${projectId}` as Route }
  if (employerId && opens.employer) {
    const query = new URLSearchParams({ keyword: subject ?? '' })
    return { kind: 'employer', href: `/employers?${query}` as Route }
  }
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
