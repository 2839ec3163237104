import { isSecondFactorRequired } from '@/lib/platform/auth/second-factor-status'
import { requireLocalPasswords } from '@/lib/platform/auth/local-passwords'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import { passkeyRegistrationOptions } from '@/lib/platform/auth/second-factor/passkeys'
import { readSignInRules } from '@/lib/domain/site/settings/queries'
import type { Context } from '@/lib/platform/http/context'
import type { OutputOf } from '@/lib/platform/contract/contract'
import type { secondFactors } from './contract'
import { countRecoveryCodes, readFactors } from '@/lib/platform/auth/second-factor/factors'

export async function getSecondFactor({
  db,
  actor,
}: Context): Promise<OutputOf<typeof secondFactors.get>> {
  const { userId, roles } = actor
  const { authenticator, passkeys } = await readFactors(db, userId)
  return {
    isAsked: isSecondFactorRequired(roles, await readSignInRules(db)),
    hasAuthenticator: Boolean(authenticator?.confirmedAt),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }
}

export async function beginPasskey(
  context: Context,
): Promise<OutputOf<typeof secondFactors.beginPasskey>> {
  requireLocalPasswords()
  await requireConfirmedIdentity(context)
  const { userId, email, name } = context.actor
  return {
    ...(await passkeyRegistrationOptions(context.db, {
      userId,
      email: email ?? userId,
      name: name.en,
    })),
  }
}
