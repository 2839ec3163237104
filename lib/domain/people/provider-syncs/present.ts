import type { Actor } from '@/lib/platform/access/actor'
import type { ProviderFault } from '@/lib/platform/auth/provider/fault'
import type { FaultCode } from '@/lib/platform/access/provider-faults'
import type { Role } from '@/lib/platform/access/policies'
import { changeRefusal } from '@/lib/platform/access/managing-users'
import type { SyncedUser } from '@/lib/domain/people/users/provider/queries'
import type { ProviderSync } from './contract'
import { differenceOf } from './rules'
import { desiredAccountOf } from './account/rules'

export type There = {
  account: { email: string | null; isEnabled: boolean; roles: Role[] } | null
  fault: ProviderFault | null
}

export function presentSync(
  { actor, now }: { actor: Actor; now: Date },
  user: SyncedUser,
  { account, fault }: There,
): ProviderSync {
  const { id, providerSync: sync, providerSubject } = user
  const desired = desiredAccountOf(user, now)
  const { roles, isKeptOut } = desired
  return {
    id,
    status: sync?.status ?? 'Never',
    attempts: sync?.attempts ?? 0,
    nextAttemptAt: sync?.status === 'Waiting' ? sync.nextAttemptAt.toISOString() : null,
    doneAt: sync?.doneAt?.toISOString() ?? null,
    fault: sync?.fault ? { code: sync.fault as FaultCode, detail: sync.faultDetail ?? '' } : null,
    here: { roles, isKeptOut },
    there: { account, fault: fault && { code: fault.code, detail: fault.detail } },
    difference: fault ? null : differenceOf(desired, account, providerSubject !== null),
    can: { retry: !changeRefusal(actor, user) },
  }
}
