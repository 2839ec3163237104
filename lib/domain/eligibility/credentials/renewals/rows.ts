import { fragment } from '@/lib/platform/db/fragment'

/** Whether `later` renews `credential`: the SQL of `isRenewalOf`, of one type and holder. */
export const IS_RENEWAL = fragment`
  (later."typeId" = credential."typeId" AND later."id" <> credential."id"
    AND (later."personId" = credential."personId" OR later."employerId" = credential."employerId")
    AND later."issuedOn" <= credential."expiresOn" + 1
    AND (later."expiresOn" IS NULL OR later."expiresOn" > credential."expiresOn"))`

/** Of an approved `credential`: no approved renewal takes its place. */
export const IS_LATEST = fragment`
  NOT EXISTS (SELECT FROM "credentials" later WHERE later."status" = 'Approved' AND ${IS_RENEWAL})`
