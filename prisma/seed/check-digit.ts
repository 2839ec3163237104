import { isThaiNationalId } from '@/lib/domain/people/persons/national-id/rules'

/** Twelve digits and the one that makes a Thai national id (or a company's tax id) of them. */
export function withCheckDigit(twelve: string): string {
  const complete = [...'0123456789'].map((digit) => twelve + digit).find(isThaiNationalId)
  if (!complete) throw new Error(`${twelve} is not twelve digits`)
  return complete
}
