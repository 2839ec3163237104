import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** When a person last signed in. */
export const lastSignIn = (personId: Fragment) => fragment`
  (SELECT max(member."lastSignInAt") FROM "users" member WHERE member."personId" = ${personId})`
