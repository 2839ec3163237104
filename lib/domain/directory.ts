import { provideDirectory } from '@/lib/platform/auth/directory'
import {
  bindInvited,
  noteProviderRoles,
  noteSignIn,
  outdateSessions,
} from './people/users/directory/commands'
import { findByEmail, findBySubject, findUser } from './people/users/directory/queries'
import { readSignInRules } from './site/settings/queries'

/** To be called by every process that signs people in or out, before anybody comes. */
export const provideUsers = () =>
  provideDirectory({
    readRules: readSignInRules,
    findUser,
    findByEmail,
    findBySubject,
    bindInvited,
    noteSignIn,
    noteProviderRoles,
    outdateSessions,
  })
