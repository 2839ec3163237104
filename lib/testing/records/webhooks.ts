import type { Prisma } from '@/lib/platform/db/generated/client'
import { v7 as newId } from 'uuid'
import { makeSecret, encryptSecret } from '@/lib/domain/insight/webhook-endpoints/secrets/commands'
import { database } from '@/lib/platform/db/database'

/** A public address, so that no name has to be resolved. */
export const PUBLIC_URL = 'https://93.184.215.14/hook'

export function createWebhookEndpoint(
  overrides: Partial<Prisma.WebhookEndpointUncheckedCreateInput> = {},
) {
  const id = newId()
  return database().db.webhookEndpoint.create({
    data: {
      id,
      url: PUBLIC_URL,
      types: ['project.saved'],
      position: 0,
      secret: encryptSecret(makeSecret(), id),
      isActive: false,
      ...overrides,
    },
  })
}

let seq = 1_000_000n

export async function createWebhookDelivery(
  overrides: Partial<Prisma.WebhookDeliveryUncheckedCreateInput> = {},
) {
  const endpointId = overrides.endpointId ?? (await createWebhookEndpoint({ isActive: true })).id
  seq += 1n
  return database().db.webhookDelivery.create({
    data: {
      seq,
      type: 'project.saved',
      at: new Date(),
      subjectId: newId(),
      nextAttemptAt: new Date(),
      ...overrides,
      endpointId,
    },
  })
}
