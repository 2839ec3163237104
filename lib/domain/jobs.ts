import { expireTrainings } from './persons/commands'
import { deliverMails } from './mail-outbox/commands'
import { readTimeZone } from './settings/queries'
import { closeBegunSessions } from './training-sessions/commands'
import { expirePermits } from './work-permits/commands'
import { prisma } from '@/lib/platform/db/client'
import type { Job } from '@/lib/platform/jobs/jobs'

const siteZone = () => readTimeZone({ db: prisma() })

/** What the product does by itself. */
export const jobs: Job[] = [
  {
    name: 'deliver-mails',
    schedule: '* * * * *',
    work: async () => void (await deliverMails()),
  },
  {
    name: 'close-begun-sessions',
    schedule: '* * * * *',
    work: async (now) => void (await closeBegunSessions(now, await siteZone())),
  },
  {
    name: 'expire-permits',
    schedule: '* * * * *',
    work: async (now) => void (await expirePermits(now, await siteZone())),
  },
  {
    name: 'expire-trainings',
    schedule: '7 * * * *',
    work: async (now) => void (await expireTrainings(now, await siteZone())),
  },
]
