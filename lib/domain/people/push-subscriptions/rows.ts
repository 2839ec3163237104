import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** Whether the browser of a session is shown notices; `sessionId` is a column of others. */
export const showsNotices = (sessionId: Fragment): Fragment => fragment`
  EXISTS (SELECT FROM "push_subscriptions" WHERE "sessionId" = ${sessionId})`
