import { SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** The end of the last day on which a person is on a permit, whatever became of it. */
export const lastPermit = (personId: Fragment) => fragment`
  (SELECT (max(worker."workDate") + 1)::timestamp AT TIME ZONE ${SITE_TIME_ZONE}
    FROM "work_permit_workers" worker WHERE worker."personId" = ${personId})`
