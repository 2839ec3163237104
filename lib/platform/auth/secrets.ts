import * as z from 'zod'
import type { Prisma } from '../db/generated/client'
import { database, inTransaction } from '../db/database'
import { besideHeldConnection } from '../db/held-connection'
import { readOnce } from '../process/process-wide'
import { decryptField, encryptField, isCurrent, isEncrypted } from '../secrets/encryption'
import { randomToken } from '../secrets/tokens'

/** What the product has made for itself and all servers share, encrypted with FIELD_KEY. */
type Value = Prisma.InputJsonValue

/**
 * Reads a secret of the database; the first server that needs it calls `make`. Cached in memory; a failed read is not
 * cached.
 */
export function secret<T extends Value>(
  name: string,
  schema: z.ZodType<T>,
  make: () => Promise<T>,
): () => Promise<T> {
  const read = async () => schema.parse(decrypt(name, await readOrCreate(name, make)))
  return () => readOnce(`secret ${name}`, () => besideHeldConnection(read))
}

export const textSecret = (name: string): (() => Promise<string>) =>
  secret(name, z.string(), async () => randomToken())

async function readOrCreate(name: string, make: () => Promise<Value>): Promise<unknown> {
  const existing = await database().db.secret.findUnique({ where: { name } })
  if (existing) return existing.value
  // Of several servers that start together one insert wins, and all read its value.
  await database().db.secret.createMany({
    data: [{ name, value: encrypt(name, await make()) }],
    skipDuplicates: true,
  })
  return (await database().db.secret.findUniqueOrThrow({ where: { name } })).value
}

const placeOf = (name: string) => ({ column: 'secrets.value', id: name }) as const

const encrypt = (name: string, value: unknown): string =>
  encryptField(JSON.stringify(value), placeOf(name))

const isEncryptedSecret = (stored: unknown): stored is string =>
  typeof stored === 'string' && isEncrypted(stored)

/** Versions before 2026-11-24 have stored it plain, of the key of web push all but its private part. */
const halfEncrypted = z.object({ publicKey: z.string(), sealedPrivateKey: z.string() })

function decrypt(name: string, stored: unknown): unknown {
  if (isEncryptedSecret(stored)) return JSON.parse(decryptField(stored, placeOf(name)))
  const half = halfEncrypted.safeParse(stored).data
  if (!half) return stored
  const { publicKey, sealedPrivateKey } = half
  return { publicKey, privateKey: decryptField(sealedPrivateKey, placeOf(name)) }
}

/** Returns how many it has encrypted. Servers that run keep what they have read. */
export const encryptPlainSecrets = (): Promise<number> =>
  encryptWhere((stored) => !isEncryptedSecret(stored))

/** Also what another key than the first has encrypted. */
export const rekeyOwnKeys = (): Promise<number> =>
  encryptWhere((stored) => !isEncryptedSecret(stored) || !isCurrent(stored))

const encryptWhere = (isDue: (stored: unknown) => boolean): Promise<number> =>
  inTransaction(async ({ db, sql }) => {
    await sql`SELECT FROM "secrets" ORDER BY "name" FOR UPDATE`.run()
    const due = (await db.secret.findMany()).filter(({ value }) => isDue(value))
    for (const { name, value } of due)
      await db.secret.update({
        where: { name },
        data: { value: encrypt(name, decrypt(name, value)) },
      })
    return due.length
  })
