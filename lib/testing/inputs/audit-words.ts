import { unnamedIn as membersOf } from '@/lib/domain/insight/audit-log/changes/rules'
import type { AuditEntry } from '@/lib/platform/db/generated/client'

/** The members of details that are shown by their key, each once with its event: every one should have a word. */
export const unnamedIn = (entries: AuditEntry[]): string[] => [
  ...new Set(
    entries.flatMap(({ event, changes }) =>
      membersOf({ event, changes: Object(changes) }).map((name) => `${event}: ${name}`),
    ),
  ),
]
