/**
 * รหัสผ่านใหม่: ต้องไม่ใช่รหัสที่คนใช้กันมาก และไม่มีชื่อหรืออีเมลของตนเอง
 * A new password is none that many use, and does not hold the name or the address of its owner.
 * Source: docs/decisions/0132-new-passwords.md.
 */
import type { PersonName } from '@/lib/domain/people/persons/rules'
import type { ProblemCode } from '@/lib/platform/contract/problems'

export type Owner = {
  email: string | null
  person: PersonName
}

/** Shorter names stand in many a word that gives nothing away. */
const TELLING = 4

/** Why this owner may not choose the password, or null. `used`: in lower case. */
export function passwordRefusal(
  password: string,
  { email, person }: Owner,
  used: ReadonlySet<string>,
): ProblemCode | null {
  const text = plain(password)
  if (used.has(password.toLowerCase()) || used.has(text)) return 'password-much-used'
  const own = [email, email?.split('@')[0], ...Object.values(person)].map((word) =>
    plain(word ?? ''),
  )
  const isOwn = own.some((word) => word !== '' && (word === text || isTelling(word, text)))
  return isOwn ? 'password-of-own-name' : null
}

const isTelling = (word: string, text: string) => word.length >= TELLING && text.includes(word)

/** As a guesser sees it: in lower case, without what stands between words. */
const plain = (text: string) => text.toLowerCase().replace(/[\s._@-]/g, '')
