import { fragment } from '@/lib/platform/db/fragment'

/** What verdicts need to know of the credential types, for the SQL of others, as `type`. */
export const CREDENTIAL_TYPES = fragment`
  (SELECT "id", "nameTh", "nameEn", "subject", "warnDays", "isSensitive" FROM "credential_types") type`
