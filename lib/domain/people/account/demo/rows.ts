import { fragment } from '@/lib/platform/db/fragment'

/** The passwords of ours, to be joined with the users who have them. */
export const ACCOUNTS = fragment`"accounts" account`
