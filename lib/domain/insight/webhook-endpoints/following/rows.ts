import { fragment } from '@/lib/platform/db/fragment'

/** The ids of the endpoints to which something is sent now. */
export const ACTIVE_ENDPOINTS = fragment`(SELECT "id" FROM "webhook_endpoints" WHERE "isActive")`
