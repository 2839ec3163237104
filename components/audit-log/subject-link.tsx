'use client'
import { Anchor } from '@mantine/core'
import { WholeWords } from '@/components/ui/whole-words'
import { IntentLink } from '@/components/ui/intent-link'
import type { AuditRecord } from '@/lib/domain/insight/audit-log/contract'
import { route } from '@/lib/platform/access/route'
import { useAuditWords } from './use-audit-words'

/** The record that a line is about, linked where it has a page. */
export function SubjectLink({ line }: { line: AuditRecord }) {
  const name = useAuditWords().subject(line)
  if (!name) return '–'
  if (!line.subject?.page) return <WholeWords text={name} />
  return (
    <Anchor component={IntentLink} href={route(line.subject.page)} inherit>
      <WholeWords text={name} />
    </Anchor>
  )
}
