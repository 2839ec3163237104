import { randomBytes } from 'node:crypto'
import { inTransaction } from '@/lib/platform/db/database'
import { decryptField, encryptedAnew, encryptField } from '@/lib/platform/secrets/encryption'

const current = (id: string) => ({ column: 'webhook_endpoints.secret', id }) as const
const old = (id: string) => ({ column: 'webhook_endpoints.oldSecret', id }) as const

/** As Standard Webhooks writes it. */
export const makeSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const encryptSecret = (secret: string, id: string): string =>
  encryptField(secret, current(id))

/** The secret of an endpoint as it is kept once another has taken its place. */
export const encryptAsOld = (encrypted: string, id: string): string =>
  encryptField(decryptField(encrypted, current(id)), old(id))

type Encrypted = {
  id: string
  secret: string
  oldSecret: string | null
  oldSecretUntil: Date | null
}

/** Those that sign, the current one first. */
export function secretsOf(endpoint: Encrypted, now: Date): string[] {
  const { id, secret, oldSecret, oldSecretUntil } = endpoint
  const isOldGood = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now
  return [
    decryptField(secret, current(id)),
    ...(isOldGood ? [decryptField(oldSecret, old(id))] : []),
  ]
}

/** Returns of how many endpoints it has encrypted the secrets anew. */
export const rekeySecrets = (): Promise<number> =>
  inTransaction(async ({ db, sql }) => {
    await sql`SELECT FROM "webhook_endpoints" ORDER BY "id" FOR UPDATE`.run()
    const rows = await db.webhookEndpoint.findMany({
      select: { id: true, secret: true, oldSecret: true },
    })
    let count = 0
    for (const { id, ...before } of rows) {
      const secret = encryptedAnew(before.secret, current(id))
      const oldSecret = before.oldSecret && encryptedAnew(before.oldSecret, old(id))
      if (secret === before.secret && oldSecret === before.oldSecret) continue
      await db.webhookEndpoint.update({ where: { id }, data: { secret, oldSecret } })
      count += 1
    }
    return count
  })
