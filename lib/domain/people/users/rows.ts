import { fragment } from '@/lib/platform/db/fragment'

/** Users in the SQL of others, which join them to show names. */
export const USERS = fragment`"users"`
