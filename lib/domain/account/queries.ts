import { publicKeys } from '@/lib/platform/auth/tokens'
import type { Context } from '@/lib/platform/http/context'
import type { OutputOf } from '@/lib/platform/http/contract'
import type { account } from './contract'

export const getAccount = async ({ actor }: Context): Promise<OutputOf<typeof account.get>> => ({
  id: actor.userId,
  email: actor.email,
  roles: [...actor.roles],
  employerId: actor.employerId,
  name: actor.name,
})

export const getPublicKeys = async (): Promise<OutputOf<typeof account.jwks>> => ({
  keys: (await publicKeys()).keys.map((key) => ({ ...key })),
})
