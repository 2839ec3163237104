import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** Whether somebody waits for the answer to a request about the own data. */
export const hasOpenRequest = (personId: Fragment) => fragment`
  EXISTS (SELECT FROM "privacy_requests" request WHERE request."personId" = ${personId} AND request."status" = 'Open')`
