/**
 * เลขประจำตัวประชาชนไทย 13 หลัก หลักสุดท้ายเป็นเลขตรวจสอบ หรือเลขหนังสือเดินทาง
 * The number that a person is identified by: a Thai national id or a passport.
 */

const THAI_LENGTH = 13

/** The check digit of the Department of Provincial Administration: weights 13 … 2, modulo 11. */
export function isThaiNationalId(value: string): boolean {
  if (!/^\d{13}$/.test(value)) return false
  const sum = [...value.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (13 - index),
    0,
  )
  return (11 - (sum % 11)) % 10 === Number(value[12])
}

/** A letter and digits, or digits only (8 or 9, so that a mistyped national id does not pass for one). */
const isPassport = (value: string) =>
  /^(?=.*\d)[A-Z][A-Z0-9]{5,11}$/i.test(value) || /^\d{8,9}$/.test(value)

/** Hidden save for the last three digits: `x-xxxx-xxxxx-12-3`; a passport `xxxxxx123`. */
export const isMasked = (value: string) => /^x-xxxx-xxxxx-\d\d-\d$|^x{3,}[A-Z0-9]{3}$/.test(value)

export const mask = (value: string): string => maskOf(value.length, value.slice(-3))

/** Passport numbers have twelve characters at most. */
export const maskOf = (length: number, shown: string): string =>
  length === THAI_LENGTH
    ? `x-xxxx-xxxxx-${shown.slice(0, 2)}-${shown[2]}`
    : 'x'.repeat(Math.max(0, length - shown.length)) + shown

/** Without the dashes and spaces that people write it with; a masked one stays as it is. */
export const compactId = (value: string) =>
  isMasked(value) ? value : value.replace(/[\s-]/g, '').toUpperCase()

export const isNationalIdOrPassport = (value: string): boolean =>
  isMasked(value) || isThaiNationalId(compactId(value)) || isPassport(compactId(value))
