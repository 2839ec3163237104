import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** When a person was last on site: now, while they are. */
export const lastStay = (personId: Fragment) => fragment`
  (SELECT max(coalesce(stay."outAt", now())) FROM "stays" stay WHERE stay."personId" = ${personId})`
