import { notifyOfEndingCredentials } from './eligibility/credentials/notices/commands'
import { warnExpiries } from './eligibility/credentials/warnings/commands'
import { notifyOfDueRequests } from './people/privacy-requests/notices/commands'
import { notifyOfEndingKeys } from './people/api-keys/notices/commands'
import { notifyOfFailing } from './people/mail-outbox/failing/commands'
import { expireTrainings } from './people/persons/commands'
import { encryptPlainNumbers } from './people/persons/national-id/commands'
import { notifyOfEndingTraining } from './people/persons/notices/commands'
import { sendRequestedResets } from './people/invitations/reset/commands'
import { deliverMails } from './people/mail-outbox/commands'
import { deliverNotices } from './people/notice-deliveries/deliver/commands'
import { notifyOfFailingMessages } from './people/notice-deliveries/failing/commands'
import { deleteOldMessages } from './people/notice-deliveries/messages/send/commands'
import { forgetEndedBrowsers } from './people/push-subscriptions/commands'
import { syncAccounts } from './people/provider-syncs/commands'
import { forgetGateEvents, noteOverstays } from './gate/gate/clock/commands'
import { forgetMusterMarks } from './gate/musters/clock/commands'
import { deleteOldDeliveries } from './insight/webhook-deliveries/commands'
import { findSettledNotices } from './settled-notices'
import { RUN_IMPORTS } from './site/imports/queue/commands'
import { runImports } from './site/imports/run/commands'
import { proposeRetention } from './site/retention-rules/propose/commands'
import { readTimeZone } from './site/settings/queries'
import { PROMOTE_SEATS } from './training/seat-requests/of-session/commands'
import { sendNotices } from './training/seat-requests/notices/commands'
import { promoteSeats } from './training/seat-requests/advance/commands'
import { notifyOfTomorrow } from './training/training-enrollments/notices/commands'
import { closeBegunSessions } from './training/training-sessions/commands'
import { notifyOverdue } from './work/tasks/overdue/commands'
import { expirePermits } from './work/work-permits/commands'
import { linkAuditLines } from '@/lib/platform/audit/chain'
import { deleteExpiredTokens } from '@/lib/platform/auth/sessions'
import { deleteExpiredAttempts } from '@/lib/platform/auth/throttle'
import { database, inTransaction } from '@/lib/platform/db/database'
import { deleteOldKeys } from '@/lib/platform/http/idempotency-keys'
import type { Job } from '@/lib/platform/jobs/jobs'
import { oneByOne } from '@/lib/platform/jobs/one-by-one'

const siteZone = () => readTimeZone({ db: database().db })

/** Each in a transaction of its own. */
const makeNotices = (now: Date): Promise<void> =>
  oneByOne(
    [
      notifyOverdue,
      notifyOfTomorrow,
      notifyOfEndingTraining,
      notifyOfEndingCredentials,
      notifyOfEndingKeys,
      notifyOfDueRequests,
      notifyOfFailing,
      notifyOfFailingMessages,
    ].map((make) => () => inTransaction((database) => make(database, now))),
    'notices could not be made',
  )

/** Everything that runs on a schedule (cron, in UTC). */
export const jobs: Job[] = [
  {
    name: 'link-audit-lines',
    schedule: '* * * * *',
    work: async () => void (await linkAuditLines()),
  },
  {
    name: 'forget-ended-browsers',
    schedule: '23 3 * * *',
    work: async (now) => {
      await forgetEndedBrowsers(database().db)
      await deleteExpiredTokens(now)
    },
  },
  {
    name: 'forget-old-attempts',
    schedule: '41 * * * *',
    work: async (now) => void (await deleteExpiredAttempts(now)),
  },
  {
    name: 'forget-old-keys',
    schedule: '53 * * * *',
    work: (now) => deleteOldKeys(database().db, now),
  },
  {
    name: 'forget-old-messages',
    schedule: '11 3 * * *',
    work: (now) => deleteOldMessages(database().db, now),
  },
  {
    name: 'forget-old-deliveries',
    schedule: '31 3 * * *',
    work: (now) => deleteOldDeliveries(database().db, now),
  },
  {
    name: 'make-notices',
    schedule: '3 * * * *',
    work: makeNotices,
  },
  {
    name: 'deliver-notices',
    schedule: '* * * * *',
    work: async (now) => void (await deliverNotices(now, findSettledNotices)),
  },
  {
    name: 'send-requested-resets',
    schedule: '* * * * *',
    work: async (now) => void (await sendRequestedResets(now)),
  },
  {
    name: 'deliver-mails',
    schedule: '* * * * *',
    work: async () => void (await deliverMails()),
  },
  {
    name: 'sync-provider-accounts',
    schedule: '* * * * *',
    work: async () => void (await syncAccounts()),
  },
  {
    name: 'close-begun-sessions',
    schedule: '* * * * *',
    work: async (now) => void (await closeBegunSessions(now, await siteZone())),
  },
  {
    name: PROMOTE_SEATS,
    schedule: '* * * * *',
    // A queue that cannot be advanced holds up no mail of others.
    work: (now) =>
      oneByOne([() => promoteSeats(now), () => sendNotices(now)], 'not all queues went on'),
  },
  {
    name: 'expire-permits',
    schedule: '* * * * *',
    work: async (now) => void (await expirePermits(now, await siteZone())),
  },
  {
    name: 'warn-expiries',
    schedule: '0 * * * *',
    work: async (now) => void (await warnExpiries(now)),
  },
  {
    name: 'expire-trainings',
    schedule: '7 * * * *',
    work: async (now) => void (await expireTrainings(now, await siteZone())),
  },
  {
    name: RUN_IMPORTS,
    schedule: '* * * * *',
    work: (now) => runImports(now),
  },
  {
    // What a server of the version before writes while servers are replaced one after the other
    name: 'encrypt-national-ids',
    schedule: '*/10 * * * *',
    work: async () => void (await encryptPlainNumbers()),
  },
  {
    name: 'note-overstays',
    schedule: '*/10 * * * *',
    work: async (now) => void (await noteOverstays(now)),
  },
  {
    // A quarter past two in Thailand
    name: 'propose-retention',
    schedule: '15 19 * * *',
    work: (now) => proposeRetention(now),
  },
  {
    name: 'forget-gate-events',
    schedule: '37 18 * * *',
    work: async (now) => {
      await forgetGateEvents(now)
      await forgetMusterMarks(now)
    },
  },
]
