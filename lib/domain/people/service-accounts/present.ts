import type { KeysOfAccount } from '@/lib/domain/people/api-keys/of-account/queries'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { ServiceAccountRecord } from './contract'

export const accountSelect = {
  id: true,
  name: true,
  rowVersion: true,
  user: {
    select: {
      roles: true,
      disabledAt: true,
      person: {
        select: {
          employerId: true,
          employer: { select: { id: true, nameTh: true, nameEn: true } },
        },
      },
    },
  },
} satisfies Prisma.ServiceAccountSelect

type Row = Prisma.ServiceAccountGetPayload<{ select: typeof accountSelect }>

const NO_KEYS: KeysOfAccount = { liveKeys: 0, nextExpiry: null, lastUsedAt: null }

export const presentAccount = (
  { id, name, rowVersion, user }: Row,
  keys: KeysOfAccount = NO_KEYS,
): ServiceAccountRecord => ({
  id,
  name,
  roles: user.roles as ServiceAccountRecord['roles'],
  employerId: user.person.employerId,
  employer: user.person.employer,
  status: user.disabledAt ? 'Disabled' : 'Active',
  liveKeys: keys.liveKeys,
  nextExpiry: keys.nextExpiry?.toISOString() ?? null,
  lastUsedAt: keys.lastUsedAt?.toISOString() ?? null,
  rowVersion,
})
