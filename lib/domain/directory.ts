import { provideDirectory } from '@/lib/platform/auth/directory'
import {
  linkInvitedUser,
  saveProviderRoles,
  recordSignIn,
  invalidateSessions,
} from './people/users/directory/commands'
import { findByEmail, findBySubject, findUser } from './people/users/directory/queries'
import { readSignInRules } from './site/settings/queries'

/** To be called by every process that signs people in or out, before its first request. */
export const provideUsers = () =>
  provideDirectory({
    readRules: readSignInRules,
    findUser,
    findByEmail,
    findBySubject,
    linkInvitedUser,
    recordSignIn,
    saveProviderRoles,
    invalidateSessions,
  })
