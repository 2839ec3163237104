import { fragment } from '@/lib/platform/db/fragment'

/** Of an approved `credential`: no later approved one of the same type and holder replaces it. */
export const IS_LATEST = fragment`
  NOT EXISTS (SELECT FROM "credentials" later
    WHERE later."typeId" = credential."typeId" AND later."status" = 'Approved'
      AND (later."personId" = credential."personId" OR later."employerId" = credential."employerId")
      AND (later."expiresOn" IS NULL OR later."expiresOn" > credential."expiresOn"))`
