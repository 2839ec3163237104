import { fragment } from '@/lib/platform/db/fragment'

/** The users in the lists of others, which join them to show the names of their persons. */
export const USERS = fragment`"users"`
