import { config } from '../config/config'
import { database } from '../db/database'
import type { Prisma } from '../db/generated/client'
import { administrators } from '../access/managing-users'
import type { Role } from '../access/policies'
import type { SignInRules } from './sign-in-rules'

/** The columns that `hasSecondFactor` reads. */
export const secondFactorSelect = {
  authenticator: { select: { confirmedAt: true } },
  passkeys: { select: { id: true } },
} satisfies Prisma.UserSelect

type Factors = { authenticator: { confirmedAt: Date | null } | null; passkeys: { id: string }[] }

/** An authenticator counts once its first code was right. */
export const hasSecondFactor = ({ authenticator, passkeys }: Factors) =>
  Boolean(authenticator?.confirmedAt) || passkeys.length > 0

export async function userHasSecondFactor(userId: string): Promise<boolean> {
  const [authenticator, passkeys] = await Promise.all([
    database().db.authenticator.findUnique({
      where: { userId },
      select: secondFactorSelect.authenticator.select,
    }),
    database().db.passkey.findMany({
      where: { userId },
      select: secondFactorSelect.passkeys.select,
      take: 1,
    }),
  ])
  return hasSecondFactor({ authenticator, passkeys })
}

/** Whether users with these roles need a second factor here. An external provider asks for its own. */
export const isSecondFactorRequired = (
  roles: readonly Role[],
  { administratorsNeedSecondFactor, everybodyNeedsSecondFactor }: SignInRules,
) =>
  !config().provider &&
  (everybodyNeedsSecondFactor ||
    (administratorsNeedSecondFactor && roles.some((role) => administrators.includes(role))))

export const needsEnrolment = (roles: readonly Role[], has: boolean, rules: SignInRules) =>
  !has && isSecondFactorRequired(roles, rules)
