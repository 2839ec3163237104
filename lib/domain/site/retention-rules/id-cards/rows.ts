import { lastStay } from '@/lib/domain/gate/gate/last-work/rows'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { hasOpenRequest } from '@/lib/domain/people/privacy-requests/rows'
import { lastSignIn } from '@/lib/domain/people/users/last-work/rows'
import { ASSETS } from '@/lib/domain/site/assets/rows'
import { lastTraining } from '@/lib/domain/training/training-enrollments/last-work/rows'
import { lastPermit } from '@/lib/domain/work/work-permits/last-work/rows'
import { fragment } from '@/lib/platform/db/fragment'
import type { OldRows } from '@/lib/platform/db/old-rows'

const personId = fragment`person."id"`

/**
 * People with an ID card whose last work has ended: a day on a permit, a training, a stay on site, or a sign-in. Work
 * that is still ahead counts, too, and so does the card as long as it is new. It stays while its person waits for the
 * answer to a request about the own data.
 */
export const oldIdCards = (before: Date): OldRows => ({
  from: fragment`
    ${PERSONS} JOIN ${ASSETS} ON asset."id" = person."idCardAssetId" AND asset."createdAt" < ${before}::timestamptz
    CROSS JOIN LATERAL (SELECT greatest(asset."createdAt", ${lastPermit(personId)}, ${lastTraining(personId)},
      ${lastStay(personId)}, ${lastSignIn(personId)}) AS "endedAt") work`,
  where: fragment`work."endedAt" < ${before}::timestamptz AND NOT ${hasOpenRequest(personId)}`,
  at: fragment`work."endedAt"`,
})
