/**
 * รหัสผ่านใหม่: ต้องไม่ใช่รหัสที่คนใช้กันมาก และไม่มีชื่อหรืออีเมลของตนเอง
 * A new password is not a common one, and does not contain the name or the email of its owner.
 * Source: docs/decisions/0132-new-passwords.md.
 */
import type { PersonName } from '@/lib/domain/people/persons/rules'
import type { ProblemCode } from '@/lib/platform/contract/problems'

export type Owner = {
  email: string | null
  person: PersonName
}

/** In characters: shorter names also occur inside words that have nothing to do with them. */
const SHORTEST_NAME = 4

/** Why this owner may not choose the password, or null. `common` is in lower case. */
export function passwordRefusal(
  password: string,
  { email, person }: Owner,
  common: ReadonlySet<string>,
): ProblemCode | null {
  const text = plain(password)
  if (common.has(password.toLowerCase()) || common.has(text)) return 'password-much-used'
  const own = [email, email?.split('@')[0], ...Object.values(person)].map((word) =>
    plain(word ?? ''),
  )
  const isOwn = own.some((word) => word !== '' && (word === text || contains(text, word)))
  return isOwn ? 'password-of-own-name' : null
}

const contains = (text: string, name: string) => name.length >= SHORTEST_NAME && text.includes(name)

/** In lower case, without separators. */
const plain = (text: string) => text.toLowerCase().replace(/[\s._@-]/g, '')
