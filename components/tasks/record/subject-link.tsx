'use client'
import { Anchor } from '@mantine/core'
import type { Route } from 'next'
import { usePageOf, useReadingPageOf, type PageOf } from '@/components/record/openable-records'
import { IntentLink } from '@/components/ui/intent-link'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { useSubject } from '@/components/tasks/form/use-subject'
import { route } from '@/lib/platform/access/route'

type SubjectPage = { kind: 'permit' | 'project' | 'employer'; href: Route }

/** The page of a task's subject; null where the reader has no access to it. */
function pageOfSubject(
  { projectId, employerId, workPermitId }: TaskRecord,
  pageOf: PageOf,
): SubjectPage | null {
  // A task of a permit has the id of the permit's project, too.
  const permit = workPermitId && pageOf('work-permit', workPermitId)
  if (permit) return { kind: 'permit', href: permit }
  const project = projectId && pageOf('project', projectId)
  if (project) return { kind: 'project', href: project }
  const employer = employerId && pageOf('employer', employerId)
  return employer ? { kind: 'employer', href: route(`${employer}?edit`) } : null
}

/** Where the subject is completed, not only read. */
export const useSubjectPage = (task: TaskRecord) => pageOfSubject(task, usePageOf())

export function SubjectLink({ task }: { task: TaskRecord }) {
  const subject = useSubject()(task)
  const page = pageOfSubject(task, useReadingPageOf())
  if (!page) return subject
  return (
    <Anchor component={IntentLink} href={page.href} inherit>
      {subject}
    </Anchor>
  )
}
