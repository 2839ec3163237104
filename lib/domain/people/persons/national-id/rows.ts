import {
  decryptField,
  encryptedLength,
  encryptField,
  isEncrypted,
} from '@/lib/platform/secrets/encryption'
import { keyedHashes } from '@/lib/platform/secrets/hashes'
import { mask, maskOf } from './rules'

const COLUMN = 'persons.nationalId'

/** One row where a server of the version before has left a plain number. */
export const PLAIN_NUMBERS = `
  SELECT FROM "persons"
  WHERE "nationalId" IS NOT NULL AND "nationalIdHash" IS NULL AND "nationalId" NOT LIKE 'v1.%' LIMIT 1`

/** The columns that keep the number of a person. */
export const encryptedNumber = (id: string, number: string | null) => ({
  nationalId: number && encryptField(number, { column: COLUMN, id }),
  nationalIdHash: number && hashesOf(number)[0]!,
  nationalIdTail: number && number.slice(-3),
})
export type EncryptedNumber = ReturnType<typeof encryptedNumber>

export const decryptedNumber = ({ id, nationalId }: { id: string; nationalId: string | null }) =>
  nationalId && isEncrypted(nationalId)
    ? decryptField(nationalId, { column: COLUMN, id })
    : nationalId

export const hashesOf = (number: string): string[] => keyedHashes(number, COLUMN)

/** Without the key: the length of a number is that of its encrypted text. */
export function maskedNumber({
  nationalId,
  nationalIdTail,
}: Pick<EncryptedNumber, 'nationalId' | 'nationalIdTail'>): string | null {
  if (nationalId === null) return null
  return isEncrypted(nationalId)
    ? maskOf(encryptedLength(nationalId), nationalIdTail ?? '')
    : mask(nationalId)
}

/** Whose numbers these are, those that are still plain included. */
export function holding(numbers: readonly string[]) {
  const byHash = new Map(
    numbers.flatMap((number) => hashesOf(number).map((hash) => [hash, number] as const)),
  )
  const plain = new Set(numbers)
  return {
    where: {
      OR: [{ nationalIdHash: { in: [...byHash.keys()] } }, { nationalId: { in: [...plain] } }],
    },
    /** Which of the numbers it is; null for any other. */
    numberOf({
      nationalId,
      nationalIdHash,
    }: Omit<EncryptedNumber, 'nationalIdTail'>): string | null {
      const known = byHash.get(nationalIdHash ?? '')
      return known ?? (nationalId && plain.has(nationalId) ? nationalId : null)
    },
  }
}
