import { readSettledCredentials } from './eligibility/credentials/notices/queries'
import { readSettledEndpoints } from './insight/webhook-endpoints/following/queries'
import type { FindSettled } from './people/notice-deliveries/deliver/commands'
import { readSettledKeys } from './people/api-keys/notices/queries'
import { readSettledRequests } from './people/privacy-requests/notices/queries'
import { readSettledTraining } from './people/persons/notices/queries'
import { readSettledSessions } from './training/training-enrollments/notices/queries'
import { readSettledAssignments, readSettledOverdue } from './work/tasks/settled/queries'
import { readSettledApprovals } from './work/work-permits/settled/queries'
import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'
import type { NoticeEventName } from '@/lib/platform/notices/events'

type Find = (database: Database, notices: readonly Notice[], now: Date) => Promise<string[]>

/** Who knows whether a notice still asks for something; the others tell what has happened. */
const finders: Partial<Record<NoticeEventName, Find>> = {
  'permit.approvalWanted': readSettledApprovals,
  'training.expiring': readSettledTraining,
  'credential.expiring': readSettledCredentials,
  'key.expiring': readSettledKeys,
  'privacy.dueSoon': readSettledRequests,
  'privacy.overdue': readSettledRequests,
  'session.tomorrow': readSettledSessions,
  'task.assigned': readSettledAssignments,
  'task.overdue': readSettledOverdue,
  'webhook.switchedOff': readSettledEndpoints,
}

export const findSettledNotices: FindSettled = async (database, notices, now) => {
  const settled: string[] = []
  for (const [event, find] of Object.entries(finders)) {
    const own = notices.filter((notice) => notice.event === event)
    if (own.length > 0) settled.push(...(await find(database, own, now)))
  }
  return new Set(settled)
}
