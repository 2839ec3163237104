import type { Prisma } from '@/lib/platform/db/generated/client'
import type { WebhookEndpointRecord } from './contract'
import { stateOf } from './rules'

/** Neither secret. */
export const endpointSelect = {
  id: true,
  url: true,
  types: true,
  isActive: true,
  failingSince: true,
  switchedOff: true,
  position: true,
  oldSecretUntil: true,
  createdAt: true,
  rowVersion: true,
} satisfies Prisma.WebhookEndpointSelect

type Row = Prisma.WebhookEndpointGetPayload<{ select: typeof endpointSelect }>

export const presentEndpoint = (row: Row, now: Date): WebhookEndpointRecord => ({
  ...row,
  state: stateOf(row),
  failingSince: row.failingSince?.toISOString() ?? null,
  position: String(row.position),
  oldSecretUntil:
    row.oldSecretUntil && row.oldSecretUntil > now ? row.oldSecretUntil.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
})
