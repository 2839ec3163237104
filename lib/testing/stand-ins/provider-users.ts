import { account } from '@/lib/domain/people/account/contract'
import { inviteByMail } from '@/lib/domain/people/invitations/commands'
import type { settings } from '@/lib/domain/site/settings/contract'
import type { Role } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { send } from '../calls/call'
import { createUser } from '../records/factories'
import type { IdentityProvider, Person } from './identity-provider'

export const called = { nameTh: 'ก', nameEn: null }

/** Makes users with an account of the same address at the provider. */
export const usersOf = (idp: IdentityProvider, people: Record<string, Person>) =>
  async function someone(roles: Role[], { isInvited = true, isVerified = true } = {}) {
    const user = await createUser('Contractor')
    const email = user.email!
    const name = crypto.randomUUID()
    people[name] = { email, email_verified: isVerified, roles }
    if (isInvited) await inviteByMail(database(), { id: user.id, email, name: called }, new Date())
    return { ...user, name, token: (changes?: object) => idp.token(name, { ...changes }) }
  }

/** Status and code of the answer to a bearer token. */
export async function askByToken(
  token: string,
  contract: typeof settings.get | typeof account.get = account.get,
) {
  const { status, body } = await send(null, contract, {
    headers: { authorization: `Bearer ${token}` },
  })
  return [status, (body as { code?: string }).code] as const
}
