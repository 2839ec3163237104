import { type Directory, provideDirectory } from '@/lib/platform/auth/directory'
import {
  linkInvitedUser,
  saveProviderRoles,
  recordSignIn,
  invalidateSessions,
} from './people/users/directory/commands'
import { findByEmail, findBySubject, findUser } from './people/users/directory/queries'
import { recordKeyUse } from './people/api-keys/commands'
import { findKey } from './people/api-keys/queries'
import { findServiceAccount } from './people/service-accounts/queries'
import { recordDeviceSeen } from './gate/gate-devices/commands'
import { findDevice } from './gate/gate-devices/queries'
import { readSignInRules } from './site/settings/queries'

export const users: Directory = {
  readRules: readSignInRules,
  findUser,
  findByEmail,
  findBySubject,
  linkInvitedUser,
  recordSignIn,
  saveProviderRoles,
  invalidateSessions,
  findDevice,
  recordDeviceSeen,
  findKey,
  recordKeyUse,
  findServiceAccount,
}

/** To be called by every process that answers users, service accounts or gate devices, before its first request. */
export const provideUsers = () => provideDirectory(users)
